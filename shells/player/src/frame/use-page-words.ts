// Knows the title and the language of a page on which a product is played.
import { useEffect, useState } from "react";
import { activate, i18n } from "./i18n.ts";

const LOCALES = { FR: "fr", EN: "en" } as const;

/**
 * Names the page, and switches to the language of the product (§9.51); null: the language stays. Answers false until
 * its words came, or failed to: nothing is shown in one language first and in another afterwards.
 */
export function usePageWords(title: string | undefined, language: keyof typeof LOCALES | null | undefined): boolean {
  const locale = language ? LOCALES[language] : undefined;
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  useEffect(() => {
    if (locale) void activate(locale).then(() => setSettled(locale));
  }, [locale]);
  return locale === undefined || i18n.locale === locale || settled === locale;
}
