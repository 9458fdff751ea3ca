// Knows how the back office starts.
import "@academiz/ui/tokens";
import { sessionMachine } from "@academiz/application/session";
import { chooseLocale } from "@academiz/domain/wording";
import { CrashBoundary, ToastProvider, takeEntry, takeLinkToken } from "@academiz/ui";
import { I18nProvider } from "@lingui/react";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { composeOffice } from "./compose.ts";
import { activate, i18n } from "./i18n.ts";
import { createNavigation } from "./office/navigation.ts";
import { OfficeContext } from "./office/office-context.ts";
import { BASE, ENTRY_PATH } from "./paths.ts";
import { createOfficeRouter } from "./router.tsx";

const entry = takeEntry(BASE + ENTRY_PATH);
if (!entry) takeLinkToken();
const router = createOfficeRouter();
const office = composeOffice({
  entry,
  navigation: createNavigation(router.history),
  onSessionLost: () => session.send({ type: "session.lost" }),
  readOwner: () => session.getSnapshot().context.user?.identifier ?? "",
});
const session = createActor(sessionMachine, { input: office.session });

await activate(chooseLocale({ browser: navigator.languages }));
session.start();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <OfficeContext value={{ office, session }}>
        <CrashBoundary>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </CrashBoundary>
      </OfficeContext>
    </I18nProvider>
  </StrictMode>,
);
