// Knows the frame of the pages of those who are not in: whose product it is, and one thing in the middle.
import type { ReactNode } from "react";
import * as styles from "./outside-page.css.ts";

export function OutsidePage({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        Academiz
      </p>
      {children}
    </main>
  );
}
