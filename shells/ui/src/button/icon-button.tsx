// Knows how an action is offered by an icon alone: its name is always spoken, and shown under the pointer.
import type { ReactNode } from "react";
import { Pressable, type PressableProps } from "../pressable/pressable.tsx";
import { Tooltip, type TooltipProps } from "../tooltip/tooltip.tsx";
import * as styles from "./button.css.ts";

export interface IconButtonProps extends Omit<PressableProps, "aria-label" | "children"> {
  /** The name: spoken, and shown on hover and focus. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: "primary" | "secondary" | "quiet" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly placement?: TooltipProps["placement"];
}

/** For frequent, harmless actions; rare or destructive ones take a `Button` with words. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = "quiet", size = "medium", placement, ...rest } = props;
  return (
    <Tooltip label={label} placement={placement}>
      <Pressable
        {...rest}
        aria-label={label}
        className={`${styles.button({ variant, size, square: true })} ${rest.className ?? ""}`}
      >
        {icon}
      </Pressable>
    </Tooltip>
  );
}
