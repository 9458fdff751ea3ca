// Knows how a page hears that something new was announced while it is open.
import { createContext } from "react";

/** How many announcements came since the site was opened. */
export const Announcements = createContext(0);
