// Knows what the options of a game offer its learner: hints, handing in with blanks, and the way to what is missing.
import { createContext } from "react";

export interface PlayOptions {
  /** By the slug of their item; an empty one is none. */
  readonly hints: Readonly<Record<string, string>>;
  /** Slugs of the items whose hints are shown. */
  readonly asked: readonly string[];
  readonly ask: (slug: string) => void;
  /** Ends the attempt with the answers that are given. */
  readonly handIn: () => void;
  /** The item that the learner is led to, because it has no answer; null without one. */
  readonly wanted: Wanted | null;
  readonly lead: (slug: string) => void;
}

/** A new object each time that a learner is led there. */
export interface Wanted {
  readonly slug: string;
}

const nothing = () => {};

/** Without hints until a game gives them, and once it is done. */
export const OptionsContext = createContext<PlayOptions>({
  hints: {},
  asked: [],
  ask: nothing,
  handIn: nothing,
  wanted: null,
  lead: nothing,
});
