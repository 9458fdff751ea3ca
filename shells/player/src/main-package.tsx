// Knows how the player starts inside a SCORM package.
import "@academiz/ui/tokens";
import { bringGames } from "@academiz/domain/games";
import { chooseLocale } from "@academiz/domain/wording";
import { CrashBoundary, late } from "@academiz/ui";
import { I18nProvider } from "@lingui/react";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { composePackage, composeRecorder, type Package } from "./compose-package.ts";
import { activate, i18n } from "./frame/i18n.ts";
import { PackageFailed } from "./package-failed.tsx";
import { PlayerPage } from "./player-page.tsx";

declare global {
  interface Window {
    /** Written by the export's params.js, which can be read from a folder, where fetch is not allowed. */
    readonly __ACADEMIZ_PARAMS__?: unknown;
  }
}

// Without a request for the log, none of its code runs.
const ScormLog = lazy(async () => ({ default: (await import("./scorm-log/scorm-log.tsx")).ScormLog }));

/** A package of a course has no need of it. */
const GamePage = late(async () => (await import("./game/game-page.tsx")).GamePage, { isRare: true });

const recorder = composeRecorder();
const place = document.getElementById("root");
if (!place) throw new Error("the page has no #root");
const root = createRoot(place);
void start();

/** The rules of its games are loaded first: a content cannot be read without them. */
async function start(): Promise<void> {
  const params = window.__ACADEMIZ_PARAMS__;
  const composed = (await bringGames(params)) ? composePackage(params, recorder) : ({ why: "away" } as const);
  const isLost = "why" in composed;
  await activate(isLost ? chooseLocale({ browser: navigator.languages }) : composed.language);
  show(isLost ? <PackageFailed failure={composed} onRetry={() => void start()} /> : <Player composed={composed} />);
}

function Player({ composed: { played, notes, finish } }: { readonly composed: Package }) {
  return played.type === "game" ? (
    <GamePage input={played.input} onGone={finish} />
  ) : (
    <PlayerPage input={played.input} notes={notes} onGone={finish} />
  );
}

function show(page: React.ReactNode): void {
  root.render(
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
