// Knows the captions of a film: words that are shown from a time to a time.

/** Words on the film. */
export interface Cue {
  /** Seconds, to the millisecond. */
  readonly start: number;
  readonly end: number;
  /** Lines as they are shown; the tags of WebVTT, such as `<i>` and `<v Ada>`, stand in it as they are written. */
  readonly text: string;
  /** Where on the film, as WebVTT writes it, such as `line:0`; absent: at its usual place. */
  readonly settings?: string;
}
export interface Captions {
  /** Tag of the language, such as `fr`; empty where nobody has said it. */
  readonly language: string;
  /** By their start. */
  readonly cues: readonly Cue[];
}

/** Seconds to the millisecond: as exact as files are. */
export const roundTime = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** By their start; what begins together keeps its order. */
export const sortCues = (cues: readonly Cue[]): readonly Cue[] =>
  cues.toSorted((one, other) => one.start - other.start);
