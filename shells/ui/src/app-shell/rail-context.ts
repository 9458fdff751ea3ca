// Knows whether the places of the rail show their names, and what happens when one is followed.
import { createContext } from "react";

export interface Rail {
  readonly collapsed: boolean;
  readonly onFollow?: () => void;
}

export const RailContext = createContext<Rail>({ collapsed: false });
