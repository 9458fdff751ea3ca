// Knows how something that matters to the whole visit is said above the slide.
import type { ReactNode } from "react";
import * as styles from "./notice-bar.css.ts";

export interface NoticeBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: keyof typeof styles.tones;
  /** It stays in sight below the bar of the page. */
  readonly isSticky?: boolean;
}

export function NoticeBar({ icon, children, action, tone = "warning", isSticky = false }: NoticeBarProps) {
  return (
    <div role="status" className={isSticky ? `${styles.tones[tone]} ${styles.sticky}` : styles.tones[tone]}>
      {icon}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
