// Knows what stands in an empty place: what the place is for, and the first thing to do.
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./states.css.ts";

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2 | undefined;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** The first action, a primary `Button`. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, level = 2, children, icon, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.picture({ tone: "calm" })}>{icon ?? <Inbox size={24} aria-hidden />}</span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
