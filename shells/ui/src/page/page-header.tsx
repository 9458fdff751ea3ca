// Knows how a page shows its title and its actions.
import type { ReactNode } from "react";
import * as styles from "./page.css.ts";

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** `StatusChip`s beside the title. */
  readonly status?: ReactNode;
  readonly description?: ReactNode;
  /** `Breadcrumbs`. */
  readonly above?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
}

export function PageHeader({ title, status, description, above, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {above}
      <div className={styles.line}>
        <div className={styles.headings}>
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{title}</h1>
            {status && <div className={styles.status}>{status}</div>}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
