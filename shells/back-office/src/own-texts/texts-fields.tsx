// Knows how texts of the players are searched, replaced with other words, and reset (§1.30, §3.100).
import { type Locale, readDefaultText, SPOKEN_TEXTS } from "@academiz/domain/wording";
import { Button, Field, SearchInput, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { findTexts } from "./find-texts.ts";
import * as styles from "./own-texts.css.ts";

export interface TextsFieldsProps {
  /** The languages in which texts are written. */
  readonly locales: readonly Locale[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** One's own text; empty: the text below is used. */
  readonly read: (locale: Locale, slug: string) => string;
  /** The text that is used without one's own. */
  readonly below: (locale: Locale, slug: string) => string;
  readonly put: (locale: Locale, slug: string, text: string) => void;
}

/** The most letters of one text. */
const MOST = 300;

export function TextsFields({ locales, query, onQuery, read, below, put }: TextsFieldsProps) {
  const { t, i18n } = useLingui();
  const spoken: Locale = i18n.locale === "fr" ? "fr" : "en";
  const names: Readonly<Record<Locale, string>> = { fr: t`French`, en: t`English` };
  const found = findTexts(SPOKEN_TEXTS, query, (slug) =>
    locales.flatMap((locale) => [read(locale, slug), below(locale, slug), readDefaultText(slug, spoken)]),
  );
  return (
    <div className={styles.whole}>
      <div className={styles.search}>
        <SearchInput label={t`Search the texts`} value={query} onValueChange={onQuery} />
      </div>
      <ul className={styles.rows} aria-label={t`Texts of the player`}>
        {found.map((slug) => {
          const said = readDefaultText(slug, spoken);
          const isOwn = locales.some((locale) => read(locale, slug) !== "");
          return (
            <li key={slug} className={styles.row} data-text={slug}>
              <div className={styles.head}>
                <span className={styles.said}>{said}</span>
                {isOwn && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<RotateCcw size={16} aria-hidden />}
                    aria-label={t`Back to the default: ${said}`}
                    onClick={() => {
                      for (const locale of locales) put(locale, slug, "");
                    }}
                  >
                    <Trans>Back to the default</Trans>
                  </Button>
                )}
              </div>
              <div className={styles.languages}>
                {locales.map((locale) => (
                  <Field key={locale} label={`${names[locale]}`}>
                    <TextInput
                      lang={locale}
                      maxLength={MOST}
                      aria-label={t`${said}, in ${names[locale]}`}
                      value={read(locale, slug)}
                      placeholder={below(locale, slug)}
                      onChange={({ target }) => put(locale, slug, target.value)}
                    />
                  </Field>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && (
        <p className={styles.none}>
          <Trans>No text says “{query}”.</Trans>
        </p>
      )}
    </div>
  );
}
