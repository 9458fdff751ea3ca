// Knows how a state of the whole app is shown above everything, in a line or two: impersonation, offline.
import type { ReactNode } from "react";
import { Pressable } from "../pressable/pressable.tsx";
import * as styles from "./banner.css.ts";

export interface BannerProps {
  /** `warning` for what must not be forgotten. */
  readonly tone?: "warning" | "neutral" | undefined;
  /** The most important words come first: the end is cut where two lines are too short. */
  readonly children: ReactNode;
  /** The way out: "Leave". */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** For the `banner` of an `AppShell`. */
export function Banner({ tone = "neutral", children, action }: BannerProps) {
  return (
    <aside className={styles.banner({ tone })}>
      <p className={styles.text}>{children}</p>
      {action && (
        <Pressable className={styles.action} onClick={action.onClick}>
          {action.label}
        </Pressable>
      )}
    </aside>
  );
}
