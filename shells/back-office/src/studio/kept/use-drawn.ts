// Knows how a component follows a machine while its author types: only the field that is typed in is drawn at a letter.
import { useCallback, useRef, useSyncExternalStore } from "react";
import { type Followed, followLetters, type LettersFollowed } from "./follow-letters.ts";

export interface Drawn<S> extends Omit<LettersFollowed, "stop"> {
  readonly drawn: S;
}

/** @param isLetter true where of two snapshots all that differs is what the field shows. */
export function useDrawn<S>(followed: Followed<S>, isLetter: (drawn: S, now: S) => boolean): Drawn<S> {
  const shown = useRef(followed.getSnapshot());
  const following = useRef<LettersFollowed>(undefined);
  const follow = useCallback(
    (redraw: () => void) => {
      const draw = (now: S) => {
        shown.current = now;
        redraw();
      };
      // What came between the first drawing and this.
      draw(followed.getSnapshot());
      const made = followLetters({ followed, isLetter, draw, turns: window });
      following.current = made;
      return () => {
        following.current = undefined;
        made.stop();
      };
    },
    [followed, isLetter],
  );
  // Drawn to the end before the next key: a field that is told late what it has shown since would go back to that.
  const drawn = useSyncExternalStore(follow, () => shown.current);
  const type = useCallback((deed: () => void) => (following.current ? following.current.type(deed) : deed()), []);
  const drawLetters = useCallback((isAtOnce: boolean) => following.current?.drawLetters(isAtOnce), []);
  return { drawn, type, drawLetters };
}
