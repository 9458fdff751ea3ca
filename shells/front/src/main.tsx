// Knows how the learner site starts.
import "@academiz/ui/tokens";
import { sessionMachine } from "@academiz/application/session";
import { readSigningFragment } from "@academiz/domain/classiz";
import { chooseLocale } from "@academiz/domain/wording";
import {
  CrashBoundary,
  keepFocus,
  LanguageProvider,
  readVisitorLocale,
  ToastProvider,
  takeEntry,
  takeLinkToken,
} from "@academiz/ui";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { createAppRouter } from "./app.tsx";
import { composeFront } from "./site/compose.ts";
import { activate, language } from "./site/i18n.ts";

const firstWords = language.begin(chooseLocale({ visitor: readVisitorLocale(), browser: navigator.languages }));
// Before the address gives up what it was opened with: a page without words may have to be loaded again. Any other page
// asks who is there meanwhile.
if (location.pathname.startsWith("/auth/")) await firstWords;
const entry = takeEntry("/auth/sso");
if (!entry) takeLinkToken();
/**
 * Who signs in again comes back here; a mailed link is for whoever is not signed in, and a certificate or an attestation
 * is checked by anybody, and a preview is looked at with the session of the back office.
 */
const isWanted = () => !/^\/(auth|certificate|attestation|path\/preview)\//.test(location.pathname);
/** With the code of a slot, where a scanned address brought one: who signs in first signs none the less. */
const readPlace = () => location.pathname + (readSigningFragment(location.hash) ? location.hash : "");
const front = composeFront({
  entry,
  navigation: {
    leaveFor: (url) => location.assign(url),
    // Who stands on the page already keeps what its address says: the organisation of a sign-in link.
    goTo: (path) => {
      if (location.pathname === path) return;
      if (path === front.session.loginPath) {
        if (!isWanted()) return;
        front.keepWanted(readPlace());
      }
      // A session that ended leads on by itself: nobody is asked whether they want to.
      void router.navigate({ href: path, ignoreBlocker: true });
    },
  },
  onSessionLost: () => {
    if (isWanted()) front.keepWanted(readPlace());
    session.send({ type: "session.lost" });
  },
  onNarrowed: () => session.send({ type: "session.narrowed" }),
});
const session = createActor(sessionMachine, { input: front.session });
const router = createAppRouter({ front, session });

/** The language follows the person who is signed in, and the browser until then (§9.51). */
session.subscribe(({ context: { user, client } }) => {
  const locale = chooseLocale({
    user: user?.locale,
    visitor: readVisitorLocale(),
    client: client?.locale,
    userClient: user?.client.locale,
    browser: navigator.languages,
  });
  void firstWords.then(() => activate(locale));
});

router.subscribe("onResolved", () => {
  const { pathname } = location;
  front.visits.enter({ url: pathname, name: pathname.split("/")[1] || "home", slug: null });
});
session.subscribe((snapshot) => {
  if (snapshot.matches("signingOut")) void front.forgetHeld().catch(() => {});
});
session.start();
keepFocus();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
await firstWords;
createRoot(root).render(
  <LanguageProvider language={language}>
    <CrashBoundary>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </CrashBoundary>
  </LanguageProvider>,
);
