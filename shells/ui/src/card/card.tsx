// Knows how things that belong together are grouped.
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./card.css.ts";

export interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** False when the content has its own edges: a table, a picture. */
  readonly padded?: boolean | undefined;
  /** Rises under the pointer: for cards that lead somewhere through a link inside them. */
  readonly interactive?: boolean | undefined;
}

export function Card({ title, description, actions, padded = true, interactive, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={`${styles.card({ padded, interactive })} ${rest.className ?? ""}`}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.headings}>
            <h2 className={styles.title}>{title}</h2>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
