// Knows one place of the rail: an icon and a name, or the icon alone with its name under the pointer.
import { type ReactElement, type ReactNode, use } from "react";
import { Rendered } from "../pressable/rendered.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./app-shell.css.ts";
import { RailContext } from "./rail-context.ts";

export interface RailItemProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  /** True on the page that it leads to. Not needed for a router's link that sets `aria-current`. */
  readonly current?: boolean | undefined;
  /** `<a href="…" />` or a router's link. */
  readonly render: ReactElement;
}

export function RailItem({ label, icon, badge, current, render }: RailItemProps) {
  const { collapsed, onFollow } = use(RailContext);
  const item = (
    <Rendered
      render={render}
      className={styles.item({ collapsed })}
      {...(current ? { "aria-current": "page" as const } : {})}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      {icon}
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.itemLabel}>{label}</span>}
      {!collapsed && badge}
    </Rendered>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip label={label} placement="right">
          {item}
        </Tooltip>
      ) : (
        item
      )}
    </li>
  );
}
