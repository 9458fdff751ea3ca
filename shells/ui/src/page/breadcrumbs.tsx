// Knows where a page stands below others.
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { Rendered } from "../pressable/rendered.tsx";
import * as styles from "./page.css.ts";

export interface Crumb {
  readonly label: string;
  /** The link; the last has none, it is this page. */
  readonly render?: ReactElement | undefined;
}

export interface BreadcrumbsProps {
  readonly items: readonly Crumb[];
  /** True by default: the title below repeats the last entry, which a phone then hides. */
  readonly isAboveTitle?: boolean;
}

export function Breadcrumbs({ items, isAboveTitle = true }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={isAboveTitle ? `${styles.crumbs} ${styles.aboveTitle}` : styles.crumbs}>
        {items.map(({ label, render }, index) => (
          // Two entries may have the same name.
          <li key={index} className={styles.crumb}>
            {index > 0 && <ChevronRight size={16} aria-hidden />}
            {render ? (
              <Rendered render={render} className={styles.crumbLink}>
                {label}
              </Rendered>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
