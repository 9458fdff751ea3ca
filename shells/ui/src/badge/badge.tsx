// Knows how a count or a status stands beside a name: in words; colour is only an addition.
import type { ReactNode } from "react";
import { badge, icon as iconStyle } from "./badge.css.ts";

export type Tone = "neutral" | "primary" | "success" | "warning" | "error";

/** A small number: unread, problems. */
export function Badge({ tone, children }: { readonly tone?: Tone | undefined; readonly children: ReactNode }) {
  return <span className={badge({ tone, compact: true })}>{children}</span>;
}

export interface StatusChipProps {
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
  /** More than a word or two: it takes a second line where there is no room. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** "Draft", "Published": a state in a word. */
export function StatusChip({ tone, icon, isLong = false, children }: StatusChipProps) {
  return (
    <span className={badge({ tone, long: isLong })}>
      {icon && <span className={iconStyle}>{icon}</span>}
      {children}
    </span>
  );
}
