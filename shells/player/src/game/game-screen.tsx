// Knows the game itself on the screen (§2.27), and what counts once an attempt has ended.
import type { GameView } from "@academiz/application/game-player";
import { type GameHandlers, GamePlay, late, QuestionsShownContext } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as slide from "../slide/slide-page.css.ts";
import * as styles from "./game.css.ts";
import { GameHeading } from "./game-heading.tsx";
import { KeptResult } from "./kept-result.tsx";

const TrophyPicture = late(async () => (await import("../result/open-trophy.ts")).openTrophy(), {
  isSpare: true,
  isRare: true,
});

export interface GameScreenProps extends GameHandlers {
  readonly game: GameView;
  /** True where another window goes on: answers in this one would be lost. */
  readonly isHeld: boolean;
}

export function GameScreen({ game, isHeld, ...handlers }: GameScreenProps) {
  return (
    <article className={slide.slide}>
      <GameHeading game={game} />
      <fieldset role="presentation" disabled={isHeld} className={slide.interactivities}>
        {/* The result is read aloud as a whole. */}
        <QuestionsShownContext value={game.look.display === "ONE_BY_ONE" && !game.play.isDone ? "one" : "all"}>
          <GamePlay game={game.play} {...handlers} />
        </QuestionsShownContext>
      </fieldset>
      {game.play.isDone && (
        <div className={styles.words}>
          {game.trophy && <TrophyPicture shows={game.trophy} />}
          <KeptResult game={game} />
          {game.isOtherKept && !game.play.wasPassed && (
            <p className={styles.note}>
              <Trans>Another attempt of yours counts, not this one.</Trans>
            </p>
          )}
        </div>
      )}
    </article>
  );
}
