// Knows where a page stands under others.
import * as Ariakit from "@ariakit/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import * as styles from "./page.css.ts";

export interface Crumb {
  readonly label: string;
  /** The link; the last has none, it is this page. */
  readonly render?: ReactElement | undefined;
}

export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.crumbs}>
        {items.map(({ label, render }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && <ChevronRight size={16} aria-hidden />}
            {render ? (
              <Ariakit.Role render={render} className={styles.crumbLink}>
                {label}
              </Ariakit.Role>
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
