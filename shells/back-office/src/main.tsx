// Knows how the back office starts.
import "@academiz/ui/tokens";
import { sessionMachine } from "@academiz/application/session";
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
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { fetchFirstParts } from "./first-parts.ts";
import { createNavigation } from "./office/addresses/navigation.ts";
import { BASE, ENTRY_PATH } from "./office/addresses/paths.ts";
import { composeOffice } from "./office/compose.ts";
import { OfficeContext } from "./office/office-context.ts";
import { LISTED_TYPES } from "./product/office-types.tsx";
import { createOfficeRouter } from "./router.tsx";
import { language } from "./words/i18n.ts";

fetchFirstParts(location.pathname);
// Done before the address loses what it was opened with: a page without words may have to be loaded again.
await language.begin(chooseLocale({ visitor: readVisitorLocale(), browser: navigator.languages }));
const entry = takeEntry(BASE + ENTRY_PATH);
if (!entry) takeLinkToken();
const router = createOfficeRouter();
const office = composeOffice({
  entry,
  listedTypes: LISTED_TYPES,
  navigation: createNavigation(router.history),
  onSessionLost: () => session.send({ type: "session.lost" }),
  onNarrowed: () => session.send({ type: "session.narrowed" }),
  readOwner: () => session.getSnapshot().context.user?.identifier ?? "",
});
const session = createActor(sessionMachine, { input: office.session });

/** The language is that of the signed-in person on every page, also on one that does not exist (§9.51). */
session.subscribe(({ context: { user, client } }) => {
  if (!user) return;
  const known = {
    user: user.locale,
    visitor: readVisitorLocale(),
    client: client?.locale,
    userClient: user.client.locale,
  };
  void language.activate(chooseLocale({ ...known, browser: navigator.languages }));
});

router.subscribe("onResolved", () => {
  const { pathname } = location;
  const [name = "", slug = null] = pathname.slice(BASE.length + 1).split("/");
  office.visits.enter({ url: pathname, name: name === "" ? "products" : name, slug });
});
session.start();
keepFocus();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language={language}>
      <OfficeContext value={{ office, session }}>
        <CrashBoundary>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </CrashBoundary>
      </OfficeContext>
    </LanguageProvider>
  </StrictMode>,
);
