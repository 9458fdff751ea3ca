// Knows when a screen follows what it shows: at once, save for letters in a field that shows them by itself. Those it
// follows at a pause, or as soon as the author turns to something else.

/** Milliseconds without a letter: shorter than a glance away from the text. */
const PAUSE = 250;
/** The author turns to something else: it must be drawn as it is now. */
const TURNS = ["pointerdown", "focusout", "dragenter"] as const;

export interface Followed<S> {
  readonly getSnapshot: () => S;
  readonly subscribe: (listener: (snapshot: S) => void) => { readonly unsubscribe: () => void };
}

export interface Following<S> {
  readonly followed: Followed<S>;
  /** True where of two snapshots all that differs is what the field shows. */
  readonly isLetter: (drawn: S, now: S) => boolean;
  readonly draw: (now: S) => void;
  /** Where the author's turns are heard: the window. */
  readonly turns: EventTarget;
}

export interface LettersFollowed {
  /** Runs a deed of a field that shows by itself what is typed in it. */
  readonly type: (deed: () => void) => void;
  /** While it is true, every letter is drawn at once. */
  readonly drawLetters: (isAtOnce: boolean) => void;
  readonly stop: () => void;
}

export function followLetters<S>({ followed, isLetter, draw, turns }: Following<S>): LettersFollowed {
  let drawn = followed.getSnapshot();
  let isTyping = false;
  let isAtOnce = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(timer);
    timer = undefined;
    drawn = followed.getSnapshot();
    draw(drawn);
  };
  const { unsubscribe } = followed.subscribe((now) => {
    if (!isTyping || isAtOnce || !isLetter(drawn, now)) return catchUp();
    clearTimeout(timer);
    timer = setTimeout(catchUp, PAUSE);
  });
  const turn = () => {
    if (timer !== undefined) catchUp();
  };
  for (const name of TURNS) turns.addEventListener(name, turn, { capture: true });
  return {
    type(deed) {
      isTyping = true;
      try {
        deed();
      } finally {
        isTyping = false;
      }
    },
    drawLetters(atOnce) {
      isAtOnce = atOnce;
      turn();
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
      for (const name of TURNS) turns.removeEventListener(name, turn, { capture: true });
    },
  };
}
