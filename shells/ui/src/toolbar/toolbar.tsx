// Knows how buttons that belong together are one Tab stop: arrows, Home and End move between them.
import * as Ariakit from "@ariakit/react";
import type { ReactElement, ReactNode } from "react";

export interface ToolbarProps {
  /** What its buttons are about: "Formatting". */
  readonly label: string;
  readonly className?: string | undefined;
  /** Each button in a `ToolbarItem`. */
  readonly children: ReactNode;
}

export const Toolbar = ({ label, className, children }: ToolbarProps) => (
  <Ariakit.Toolbar aria-label={label} className={className}>
    {children}
  </Ariakit.Toolbar>
);

/** @param props `children`: one `Button` or `IconButton`. */
export const ToolbarItem = ({ children }: { readonly children: ReactElement }) => (
  <Ariakit.ToolbarItem render={children} />
);
