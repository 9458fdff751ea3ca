// Knows how pages hear that something was said in a conversation while they are open.
import { createContext } from "react";

/** Each time another one, though of the same conversation. */
export interface SaidNews {
  readonly slug: string;
}
export const SaidNewsContext = createContext<SaidNews | null>(null);
