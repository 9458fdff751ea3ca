// Knows how a page hears that something new was announced, or said, while it is open.
import { createContext } from "react";

/** How many announcements came since the site was opened. */
export const Announcements = createContext(0);

/** What was said in a conversation: each time another one, though of the same. */
export interface SaidNews {
  readonly slug: string;
}
export const SaidNewsContext = createContext<SaidNews | null>(null);
