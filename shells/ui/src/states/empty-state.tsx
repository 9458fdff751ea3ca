// Knows what stands where nothing is yet: what this place is for, and the first thing to do.
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./states.css.ts";

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** The first action, a primary `Button`. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.picture({ tone: "calm" })}>{icon ?? <Inbox size={24} aria-hidden />}</span>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
