// Knows how the player starts beside an editor: it waits for the draft, and stores nothing.
import "@academiz/ui/tokens";
import { CrashBoundary, LanguageProvider } from "@academiz/ui";
import { createRoot } from "react-dom/client";
import { language } from "../frame/i18n.ts";
import { leaveFocusOutside, listenForLeaving } from "./leave-focus.ts";
import { openLine } from "./trial-line.ts";
import { TrialPage } from "./trial-page.tsx";

leaveFocusOutside();
const line = await openLine();
listenForLeaving(line);
const { local, config } = line.read().content as { readonly local?: unknown; readonly config?: { local?: unknown } };
await language.begin((local ?? config?.local) === "EN" ? "en" : "fr");
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <LanguageProvider language={language}>
    <CrashBoundary>
      {/* Inside a section, so that the player's header is not that of the page around it. */}
      <section>
        <TrialPage line={line} />
      </section>
    </CrashBoundary>
  </LanguageProvider>,
);
