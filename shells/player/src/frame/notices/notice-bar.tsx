// Knows how a notice for the whole visit is shown above the slide, or below it.
import type { ReactNode } from "react";
import * as styles from "./notice-bar.css.ts";

export interface NoticeBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: keyof typeof styles.tones;
}

export function NoticeBar({ icon, children, action, tone = "warning" }: NoticeBarProps) {
  return (
    <div role="status" className={styles.tones[tone]}>
      {icon}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
