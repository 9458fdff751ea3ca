// Knows how the player starts on the platform.
import "@academiz/ui/tokens";
import { sessionMachine } from "@academiz/application/session";
import { I18nProvider } from "@lingui/react";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { createAppRouter } from "./app.tsx";
import { composePlatform } from "./compose.ts";
import { takeEntryQuery } from "./entry-query.ts";
import { activate, browserLocale, i18n } from "./i18n.ts";

const platform = composePlatform({
  entry: takeEntryQuery(),
  navigation: {
    leaveFor: (url) => location.assign(url),
    goTo: (path) => void router.navigate({ href: path }),
  },
  onSessionLost: () => session.send({ type: "session.lost" }),
});
const session = createActor(sessionMachine, { input: platform.session });
const router = createAppRouter({ platform, session });

await activate(browserLocale());
session.start();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
);
