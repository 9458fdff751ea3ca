// Knows the bar above a draft that is tried: its words and its buttons, in two lines where it is narrow.
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./trial.css.ts";

export function TrialBar({ actions, children }: { readonly actions: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.said}>
        <Eye size={20} aria-hidden className={styles.icon} />
        <span className={styles.words}>{children}</span>
      </p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
