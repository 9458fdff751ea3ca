// Knows the frame of the pages of those who are not in.
import type { ReactNode } from "react";
import * as styles from "../site/login-page.css.ts";

export function AccountPage({ children }: { readonly children: ReactNode }) {
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
