// Knows one fact of a checked document, with its name.
import type { ReactNode } from "react";
import * as styles from "./certificate-page.css.ts";

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
