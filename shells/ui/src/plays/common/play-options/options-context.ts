// Knows which hints a game has, and which of them its learner asked for.
import { createContext } from "react";

export interface PlayOptions {
  /** By the slug of their item; an empty one is none. */
  readonly hints: Readonly<Record<string, string>>;
  /** Slugs of the items whose hints are shown. */
  readonly asked: readonly string[];
  readonly ask: (slug: string) => void;
}

/** Without hints until a game gives them, and once it is done. */
export const OptionsContext = createContext<PlayOptions>({ hints: {}, asked: [], ask: () => {} });
