// Knows the frame of every game: its name above, and below it what is left to answer, or the result.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { Button } from "../../button/button.tsx";
import * as styles from "./game.css.ts";
import { GameResult } from "./game-result.tsx";
import type { GameViewProps } from "./game-view.ts";
import type { GameWords } from "./game-words.ts";

export interface GameCardProps extends Omit<GameViewProps, "onAnswer"> {
  readonly words: GameWords;
  /**
   * The button that asks for the result (null where the result comes by itself), and what is left to do; absent:
   * answers are left.
   */
  readonly end?: { readonly submit?: ReactNode; readonly missing?: ReactNode };
  /** The result comes by itself: the focus stays where it is. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** True where they differ only in spaces: a title that its author left unchanged is the name of the game. */
const readsAlike = (name: string, title: string): boolean =>
  name.split(/\s/u).join(" ") === title.split(/\s/u).join(" ");

export function GameCard({ game, words, end = {}, isQuiet = false, onSubmit, onRetry, children }: GameCardProps) {
  const { i18n } = useLingui();
  const { missingCount: missing } = game;
  const name = i18n._(words.name);
  const card = useRef<HTMLElement>(null);
  // The pressed button goes away with the result: the focus moves to the new start.
  const retry = () => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "start" });
    onRetry();
  };
  return (
    <section ref={card} id={game.slug} tabIndex={-1} className={styles.game} aria-label={game.title || name}>
      <header className={styles.header}>
        {!readsAlike(name, game.title) && <p className={styles.eyebrow}>{name}</p>}
        {game.title && <h2 className={styles.title}>{game.title}</h2>}
      </header>
      {children}
      {game.isDone ? (
        <GameResult game={game} isQuiet={isQuiet} onRetry={retry} />
      ) : (
        (end.submit !== null || end.missing !== null) && (
          <footer className={styles.footer}>
            {end.submit !== null && (
              <Button
                variant="primary"
                size="large"
                disabled={!game.canSubmit}
                accessibleWhenDisabled
                onClick={onSubmit}
              >
                {end.submit ?? <Trans>Check my answers</Trans>}
              </Button>
            )}
            {game.isSinglePoint && (
              <p className={styles.hint}>
                <Trans>It counts only when all of it is right.</Trans>
              </p>
            )}
            {missing > 0 && end.missing !== null && (
              <p className={styles.hint}>
                {end.missing ?? <Plural value={missing} one="# answer to give" other="# answers to give" />}
              </p>
            )}
          </footer>
        )
      )}
    </section>
  );
}
