// Knows how a page hears, while it is open, that something was announced or a conversation went on.
import { createContext } from "react";

/** How many announcements came since the site was opened. */
export const Announcements = createContext(0);

/** News of a conversation: a new object each time, also for the same conversation. */
export interface SaidNews {
  readonly slug: string;
}
export const SaidNewsContext = createContext<SaidNews | null>(null);
