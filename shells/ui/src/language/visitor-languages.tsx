// Knows how somebody who is not signed in chooses their language.
import { useLingui } from "@lingui/react/macro";
import { Button } from "../button/button.tsx";
import type { Language } from "./create-language.ts";
import { LANGUAGES, type UiLocale } from "./locales.ts";
import * as styles from "./visitor-languages.css.ts";
import { keepVisitorLocale } from "./visitor-locale.ts";

export function VisitorLanguages({ language }: { readonly language: Language }) {
  const { t, i18n } = useLingui();
  const choose = (locale: UiLocale) => {
    keepVisitorLocale(locale);
    void language.activate(locale);
  };
  return (
    <ul aria-label={t`Language`} className={styles.languages}>
      {LANGUAGES.map(([locale, name]) => (
        <li key={locale}>
          <Button
            lang={locale}
            variant="quiet"
            size="small"
            aria-pressed={i18n.locale === locale}
            onClick={() => choose(locale)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
