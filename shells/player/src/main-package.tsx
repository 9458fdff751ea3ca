// Knows how the player starts inside a SCORM package.
import "@academiz/ui/tokens";
import { bringGames } from "@academiz/domain/games";
import { chooseLocale } from "@academiz/domain/wording";
import { CrashBoundary } from "@academiz/ui";
import { I18nProvider } from "@lingui/react";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { composePackage, composeRecorder, type Package } from "./compose-package.ts";
import { activate, i18n } from "./frame/i18n.ts";
import { GamePage } from "./game/game-page.tsx";
import { PackageFailed } from "./package-failed.tsx";
import { PlayerPage } from "./player-page.tsx";

declare global {
  interface Window {
    /** Written by the export's params.js: readable from a folder, where fetch is not allowed. */
    readonly __ACADEMIZ_PARAMS__?: unknown;
  }
}

// Who does not ask for the log has nothing of it run.
const ScormLog = lazy(async () => ({ default: (await import("./scorm-log/scorm-log.tsx")).ScormLog }));

const recorder = composeRecorder();
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
void start(window.__ACADEMIZ_PARAMS__);

async function start(params: unknown): Promise<void> {
  // A package without the rules of its games is not whole: what it is of nobody knows.
  const isWhole = await bringGames(params);
  const composed = isWhole ? composePackage(params, recorder) : ({ why: "no-content" } as const);
  const isLost = "why" in composed;
  await activate(isLost ? chooseLocale({ browser: navigator.languages }) : composed.language);
  show(isLost ? <PackageFailed failure={composed} /> : <Player composed={composed} />);
}

function Player({ composed: { played, finish } }: { readonly composed: Package }) {
  return played.type === "game" ? (
    <GamePage input={played.input} onGone={finish} />
  ) : (
    <PlayerPage input={played.input} mayEnterGodMode={false} onGone={finish} />
  );
}

function show(page: React.ReactNode): void {
  createRoot(root as HTMLElement).render(
    <I18nProvider i18n={i18n}>
      <CrashBoundary>{page}</CrashBoundary>
      {recorder && (
        <Suspense>
          <ScormLog log={recorder.log} />
        </Suspense>
      )}
    </I18nProvider>,
  );
}
