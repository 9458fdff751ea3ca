// Knows a picture, a sound or a film that an interactivity shows, and what stands for it.

interface Addressed {
  /** As its author wrote it: `document:<slug>` or an address of the web. */
  readonly address: string;
}

/** A picture, a sound or a film. */
interface Shown extends Addressed {
  readonly medium: "image" | "audio" | "video";
  /** Who cannot perceive it misses something: no transcript, no captions, no words that describe it. */
  readonly lacksAlternative: boolean;
}

/** The captions of a film: they are an alternative themselves. */
interface Captions extends Addressed {
  readonly medium: "captions";
  readonly lacksAlternative: false;
}

/** One address of a medium. */
export type UsedMedia = Shown | Captions;
