// Knows the frame of the pages of those who are not in: whose product it is, and one thing in the middle.
import type { ReactNode } from "react";
import type { Language } from "../language/create-language.ts";
import { VisitorLanguages } from "../language/visitor-languages.tsx";
import * as styles from "./outside-page.css.ts";

export interface OutsidePageProps {
  /** Whose reader chooses it here; absent where theirs stands in their settings, within their reach. */
  readonly language?: Language;
  readonly children: ReactNode;
}

export function OutsidePage({ language, children }: OutsidePageProps) {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        Academiz
      </p>
      {children}
      {language && <VisitorLanguages language={language} />}
    </main>
  );
}
