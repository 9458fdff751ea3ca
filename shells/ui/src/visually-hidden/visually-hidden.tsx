// Knows how words reach screen readers without taking visible space.
import type { ReactNode } from "react";
import { hidden } from "./visually-hidden.css.ts";

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
