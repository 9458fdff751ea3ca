// Knows how an action is offered: one primary in sight, the others quieter, the dangerous ones with a border, an icon
// and words.
import { useLingui } from "@lingui/react/macro";
import { LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Pressable, type PressableProps } from "../pressable/pressable.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./button.css.ts";

export interface ButtonProps extends PressableProps {
  /** `secondary` by default: a view has one primary action. */
  readonly variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** 32, 40 or 48 px high; never under 40 for a finger. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** The action is under way: the button keeps its width, can still be focused, and does not answer. */
  readonly loading?: boolean | undefined;
  /** A dangerous button has an icon without being given one. */
  readonly icon?: ReactNode;
  readonly trailingIcon?: ReactNode;
  /** As wide as its place. */
  readonly full?: boolean | undefined;
}

/** An action that can be pressed. For an address give `render={<a href="…" />}` or a router's link. */
export function Button(props: ButtonProps) {
  const {
    variant = "secondary",
    size = "medium",
    loading = false,
    icon = variant === "danger" ? <TriangleAlert size={20} aria-hidden /> : undefined,
    trailingIcon,
    full,
    children,
    ...rest
  } = props;
  const { t } = useLingui();
  return (
    <Pressable
      {...rest}
      {...(loading ? { disabled: true, accessibleWhenDisabled: true, "aria-busy": true } : {})}
      className={`${styles.button({ variant, size, full })} ${rest.className ?? ""}`}
    >
      <span className={styles.label({ waiting: loading })}>
        {icon}
        {children}
        {trailingIcon}
      </span>
      {loading && (
        <>
          <LoaderCircle size={20} aria-hidden className={styles.spinner} />
          <VisuallyHidden>{t`Please wait`}</VisuallyHidden>
        </>
      )}
    </Pressable>
  );
}
