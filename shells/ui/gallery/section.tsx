// Knows how a part of the gallery is laid out.
import type { ReactNode } from "react";
import * as styles from "./gallery.css.ts";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
