// Knows the frame of pages for people who are not signed in: whose product it is, and one thing in the middle.
import type { ReactNode } from "react";
import type { Language } from "../language/create-language.ts";
import { VisitorLanguages } from "../language/visitor-languages.tsx";
import * as styles from "./outside-page.css.ts";

export interface OutsidePageProps {
  /** The reader chooses it here; absent where they can choose it in their settings. */
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
