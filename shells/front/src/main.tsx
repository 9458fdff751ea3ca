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
import { createWhole } from "./site/whole-front.tsx";

const firstWords = language.begin(chooseLocale({ visitor: readVisitorLocale(), browser: navigator.languages }));
// Before the address gives up what it was opened with: a page without words may have to be loaded again. Any other page
// asks who is there meanwhile.
if (location.pathname.startsWith("/auth/")) await firstWords;
const entry = takeEntry("/auth/sso");
if (!entry) takeLinkToken();
/**
 * After signing in again somebody comes back to this page, with exceptions: a mailed link is for people who are not
 * signed in, anybody can check a certificate or an attestation, and a preview uses the session of the back office.
 */
const isWanted = () => !/^\/(auth|certificate|attestation|(path|section|classroom)\/preview)\//.test(location.pathname);
/** The path with the code of a slot, where a scanned address brought one, so that signing in first does not lose it. */
const readPlace = () => location.pathname + (readSigningFragment(location.hash) ? location.hash : "");
const front = composeFront({
  entry,
  navigation: {
    leaveFor: (url) => location.assign(url),
    // Somebody who is on that page already keeps its address, which holds the organisation of a sign-in link.
    goTo: (path) => {
      if (location.pathname === path) return;
      if (path === front.session.loginPath) {
        if (!isWanted()) return;
        front.keepWanted(readPlace());
      }
      // The end of a session leads on by itself, without asking whether somebody wants to leave.
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
const router = createAppRouter({ front, session, Whole: createWhole(front) });

/** The language is that of the signed-in person, and before that the browser's (§9.51). */
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
