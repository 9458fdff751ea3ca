// Knows how words reach those who listen without taking room for those who look.
import type { ReactNode } from "react";
import { hidden } from "./visually-hidden.css.ts";

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
