// Knows how pages hear, while they are open, that a conversation went on.
import { createContext } from "react";

/** A new object each time, also for the same conversation. */
export interface SaidNews {
  readonly slug: string;
}
export const SaidNewsContext = createContext<SaidNews | null>(null);
