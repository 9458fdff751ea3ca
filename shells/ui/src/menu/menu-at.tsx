// Knows actions that are offered where the pointer is.
import * as Ariakit from "@ariakit/react";
import type { ReactNode } from "react";
import * as styles from "../floating/floating.css.ts";

export interface MenuAtProps {
  readonly label: string;
  /** Where, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

export function MenuAt({ label, at, onClose, children }: MenuAtProps) {
  return (
    <Ariakit.MenuProvider open setOpen={(open) => open || onClose()} placement="bottom-start">
      <Ariakit.Menu
        aria-label={label}
        getAnchorRect={() => ({ ...at, width: 0, height: 0 })}
        gutter={4}
        portal
        autoFocusOnShow
        className={styles.popover}
      >
        {children}
      </Ariakit.Menu>
    </Ariakit.MenuProvider>
  );
}
