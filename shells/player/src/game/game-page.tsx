// Knows a game that is a product being played: a slim bar, its intro, then the game.
import {
  connectGamePlayer,
  type GamePlayerContext,
  type GamePlayerEvent,
  type GamePlayerInput,
  type GamePlayerView,
  type GameView,
  gamePlayerMachine,
} from "@academiz/application/game-player";
import type { ReadBegunAnew } from "@academiz/application/ports";
import { ErrorState, FilesContext, useBrand, useGameViews, useOwnTexts } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import type { ReactNode } from "react";
import { LoadingPage } from "../frame/loading-page.tsx";
import { UnreadProgress } from "../frame/notices/unread-progress.tsx";
import { useNotices } from "../frame/notices/use-notices.ts";
import { retryLoading } from "../frame/retry-loading.ts";
import { usePageFacts } from "../frame/use-page-facts.ts";
import { usePageWords } from "../frame/use-page-words.ts";
import { useGameSounds } from "../sound/use-game-sounds.ts";
import { GameFrame } from "./game-frame.tsx";
import { GameIntro } from "./game-intro.tsx";
import { GameScreen } from "./game-screen.tsx";

export interface GamePageProps {
  readonly input: GamePlayerInput;
  /** Undefined where there is nowhere to go. */
  readonly onLeave?: ((returnUrl: string | null) => void) | undefined;
  readonly readBegunAnew?: ReadBegunAnew | undefined;
  /** Called when the page goes for good, after its last save. */
  readonly onGone?: (() => void) | undefined;
  /** Draws further tools in its bar. */
  readonly renderTools?: ((game: Pick<GameView, "title">) => ReactNode) | undefined;
  /** Draws what an author sees above a game that they try. */
  readonly renderBar?:
    | ((bar: { readonly context: GamePlayerContext; readonly send: (event: GamePlayerEvent) => void }) => ReactNode)
    | undefined;
}

export function GamePage({ input, onLeave, onGone, readBegunAnew, renderTools, renderBar }: GamePageProps) {
  const [snapshot, send] = useMachine(gamePlayerMachine, { input });
  const view = connectGamePlayer(snapshot);
  const { game } = view;
  usePageFacts(send, onGone);
  useNotices(snapshot.context.notices);
  useBrand(game?.theme);
  useOwnTexts(game?.ownTexts);
  useGameSounds(game);
  useGameViews(game ? [game.play.gameType] : undefined);
  const isSpoken = usePageWords(game?.title, game?.language);

  if (view.phase === "failed") {
    const retry = () => send({ type: "retry.asked" });
    return <Failed view={view} onRetry={() => void retryLoading(view.trouble, retry)} />;
  }
  if (!game || !isSpoken) return <LoadingPage />;
  const leave = onLeave && (() => onLeave(game.returnUrl));
  return (
    <GameFrame
      view={{ ...view, game }}
      onRetrySave={() => send({ type: "retry.asked" })}
      onLeave={leave}
      readBegunAnew={readBegunAnew}
      tools={renderTools?.(game)}
    >
      {renderBar?.({ context: snapshot.context, send })}
      {game.screen === "INTRO" ? (
        <GameIntro
          game={game}
          onBegin={() => send({ type: "game.begun" })}
          onRetry={() => send({ type: "game.retried" })}
        />
      ) : (
        <FilesContext value={game.documentFiles}>
          <GameScreen
            game={game}
            isHeld={view.isOutdated}
            onAnswer={(data) => send({ type: "game.answered", data })}
            onSubmit={() => send({ type: "game.submitted" })}
            onRetry={() => send({ type: "game.retried" })}
          />
        </FilesContext>
      )}
    </GameFrame>
  );
}

function Failed({ view: { trouble }, onRetry }: { readonly view: GamePlayerView; readonly onRetry: () => void }) {
  return (
    <main>
      <ErrorState
        level={1}
        title={<Trans>The game could not be opened</Trans>}
        onRetry={onRetry}
        requestId={trouble?.requestId}
      >
        {trouble?.kind === "offline" ? (
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        ) : trouble?.detail === "content.no-question" ? (
          <Trans>This game asks nothing yet.</Trans>
        ) : trouble?.detail === "content.no-game" ? (
          <Trans>This game cannot be played here. Tell whoever gave it to you.</Trans>
        ) : trouble?.detail === "lms.unread" ? (
          <UnreadProgress />
        ) : (
          <Trans>Something went wrong on our side. Your progress is safe.</Trans>
        )}
      </ErrorState>
    </main>
  );
}
