// Knows the heading of each screen of a game; a screen reader reads it when the screen changes.
import type { GameView } from "@academiz/application/game-player";
import { useEffect, useRef } from "react";
import * as styles from "../slide/slide-page.css.ts";

export function GameHeading({ game }: { readonly game: Pick<GameView, "title" | "subtitle"> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.header}>
      {game.subtitle && <p className={styles.chapter}>{game.subtitle}</p>}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {game.title}
      </h1>
    </header>
  );
}
