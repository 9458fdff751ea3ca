// Knows how several actions are offered behind one button.
import * as Ariakit from "@ariakit/react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "../floating/floating.css.ts";
import { Rendered } from "../pressable/rendered.tsx";
import { OpenMenu } from "./open-menu.tsx";
import { useMenuOpening } from "./use-menu-opening.ts";

export interface MenuProps {
  /** The element that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  /** `MenuItem`, `MenuSeparator`, `MenuHeading`. */
  readonly children: ReactNode;
  readonly placement?: Ariakit.MenuStoreProps["placement"] | undefined;
}

/** Until it is opened there is only its button: a list has one in each row. */
export function Menu({ trigger, children, placement }: MenuProps) {
  const { opening, button } = useMenuOpening();
  return (
    <>
      <Rendered {...button} render={trigger} />
      {opening && (
        <OpenMenu {...opening} placement={placement}>
          {children}
        </OpenMenu>
      )}
    </>
  );
}

export interface MenuItemProps extends Ariakit.MenuItemProps {
  readonly icon?: ReactNode;
  /** At the end: a shortcut, a count. */
  readonly note?: ReactNode;
  readonly danger?: boolean | undefined;
}

/** `onClick` acts and closes; `render` makes it a link. */
export function MenuItem({ icon, note, danger, children, ...rest }: MenuItemProps) {
  return (
    <Ariakit.MenuItem {...rest} className={styles.item({ danger })}>
      {icon}
      <span className={styles.itemText}>{children}</span>
      {note && <span className={styles.itemNote}>{note}</span>}
    </Ariakit.MenuItem>
  );
}

export const MenuSeparator = () => <Ariakit.MenuSeparator className={styles.separator} />;

/** A name for the group of items inside it. */
export function MenuGroup({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <Ariakit.MenuGroup>
      <Ariakit.MenuGroupLabel className={styles.heading}>{label}</Ariakit.MenuGroupLabel>
      {children}
    </Ariakit.MenuGroup>
  );
}
