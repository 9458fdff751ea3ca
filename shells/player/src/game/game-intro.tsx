// Knows how a game introduces itself (§2.27): what it is about, how it is won, and how many attempts are left.
import type { GameView } from "@academiz/application/game-player";
import { AttemptsLeft, Button, DifficultyName, GAME_WORDS, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Gauge, ListChecks, RotateCw, Trophy } from "lucide-react";
import * as slide from "../slide/slide-page.css.ts";
import * as styles from "./game.css.ts";
import { GameHeading } from "./game-heading.tsx";
import { KeptResult } from "./kept-result.tsx";

export interface GameIntroProps {
  readonly game: GameView;
  readonly onBegin: () => void;
  readonly onRetry: () => void;
}

export function GameIntro({ game, onBegin, onRetry }: GameIntroProps) {
  const { i18n } = useLingui();
  const { lesson, explanation, difficulty, asked, attemptsLeft, itemCount, entrance, canRetry, play } = game;
  return (
    <article className={slide.slide}>
      <GameHeading game={game} />
      {(lesson || explanation) && (
        <div className={styles.words}>
          {lesson && <p className={styles.text}>{lesson}</p>}
          {explanation && <p className={styles.text}>{explanation}</p>}
        </div>
      )}
      <ul className={styles.rules}>
        <li className={styles.rule}>
          <ListChecks size={20} aria-hidden />
          {i18n._(GAME_WORDS[play.gameType].count(itemCount))}
        </li>
        {difficulty && (
          <li className={styles.rule}>
            <Gauge size={20} aria-hidden />
            <DifficultyName difficulty={difficulty} />
          </li>
        )}
        {asked !== null && (
          <li className={styles.rule}>
            <Trophy size={20} aria-hidden />
            <span>
              <Trans>
                You win from <ScoreMark score={asked} /> on.
              </Trans>
            </span>
          </li>
        )}
        {attemptsLeft !== null && (
          <li className={styles.rule}>
            <RotateCw size={20} aria-hidden />
            <AttemptsLeft count={attemptsLeft} />
          </li>
        )}
      </ul>
      <KeptResult game={game} />
      <div className={styles.kept}>
        {canRetry && (
          <Button variant="primary" size="large" icon={<RotateCw size={20} aria-hidden />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button
          variant={canRetry ? "secondary" : "primary"}
          size="large"
          trailingIcon={<ArrowRight size={20} aria-hidden />}
          onClick={onBegin}
        >
          {entrance === "new" ? (
            <Trans>Start</Trans>
          ) : entrance === "halfway" ? (
            <Trans>Continue</Trans>
          ) : (
            <Trans>See my answers</Trans>
          )}
        </Button>
      </div>
    </article>
  );
}
