// Knows the frame of every game: its name above, and below it what is left to answer, or the result.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import * as styles from "./game.css.ts";
import { GameResult } from "./game-result.tsx";
import type { GameViewProps } from "./game-view.ts";
import type { GameWords } from "./game-words.ts";
import { type EndWords, GameEnd } from "./play-options/game-end.tsx";

export interface GameCardProps extends Omit<GameViewProps, "onAnswer"> {
  readonly words: GameWords;
  readonly end?: EndWords;
  /** The result comes by itself: the focus stays where it is. */
  readonly isQuiet?: boolean;
  /** False where the items have no numbers on the screen. */
  readonly isNumbered?: boolean;
  readonly children: ReactNode;
}

/** True where they differ only in spaces: a title that its author left unchanged is the name of the game. */
const readsAlike = (name: string, title: string): boolean =>
  name.split(/\s/u).join(" ") === title.split(/\s/u).join(" ");

export function GameCard(props: GameCardProps) {
  const { game, words, end = {}, isQuiet = false, isNumbered = true, onSubmit, onRetry, children } = props;
  const { i18n } = useLingui();
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
          <GameEnd game={game} end={end} isNumbered={isNumbered} card={card} onSubmit={onSubmit} />
        )
      )}
    </section>
  );
}
