// Knows how typing draws only the field that is typed in: the rest of the screen follows at a pause, or as soon as the
// author turns to it.
import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds without a letter: shorter than a glance away from the text. */
const PAUSE = 250;
/** The author turns to something else: it must be drawn as it is now. */
const TURNS = ["pointerdown", "focusout", "dragenter"] as const;

interface Followed<S> {
  readonly getSnapshot: () => S;
  readonly subscribe: (listener: (snapshot: S) => void) => { readonly unsubscribe: () => void };
}

export interface Drawn<S> {
  readonly drawn: S;
  /** Runs a deed of a field that shows by itself what is typed in it. */
  readonly type: (deed: () => void) => void;
  /** While it is true, every letter is drawn at once. */
  readonly drawLetters: (isAtOnce: boolean) => void;
}

/** @param isLetter true where of two snapshots all that differs is what the field shows. */
export function useDrawn<S>(actor: Followed<S>, isLetter: (drawn: S, now: S) => boolean): Drawn<S> {
  const [drawn, draw] = useState(() => actor.getSnapshot());
  const known = useRef(drawn);
  const isTyping = useRef(false);
  const isAtOnce = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const catchUp = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = actor.getSnapshot();
    draw(known.current);
  }, [actor]);
  useEffect(() => {
    // What came between the first drawing and this.
    catchUp();
    const { unsubscribe } = actor.subscribe((now) => {
      const waits = isTyping.current && !isAtOnce.current && isLetter(known.current, now);
      if (!waits) return catchUp();
      clearTimeout(timer.current);
      timer.current = setTimeout(catchUp, PAUSE);
    });
    const turn = () => timer.current !== undefined && catchUp();
    for (const name of TURNS) window.addEventListener(name, turn, { capture: true });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      for (const name of TURNS) window.removeEventListener(name, turn, { capture: true });
    };
  }, [actor, catchUp, isLetter]);
  const type = useCallback((deed: () => void) => {
    isTyping.current = true;
    deed();
    isTyping.current = false;
  }, []);
  const drawLetters = useCallback(
    (atOnce: boolean) => {
      isAtOnce.current = atOnce;
      if (atOnce) catchUp();
    },
    [catchUp],
  );
  return { drawn, type, drawLetters };
}
