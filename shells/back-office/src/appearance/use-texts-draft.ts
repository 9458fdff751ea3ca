// Knows what is typed over a client's own texts as they are stored.
import { cleanOwnTexts, LOCALES, type Locale, type OwnTexts, SPOKEN_TEXTS } from "@academiz/domain/wording";
import { useDraft } from "@academiz/ui";

const nameOf = (locale: Locale, slug: string): string => `${locale}.${slug}`;

export function useTextsDraft(stored: OwnTexts) {
  const pairs = LOCALES.flatMap((locale) => SPOKEN_TEXTS.map((slug) => [locale, slug] as const));
  const { values, isChanged, put, reset } = useDraft<Readonly<Record<string, string>>>(
    Object.fromEntries(pairs.map(([locale, slug]) => [nameOf(locale, slug), stored[locale]?.[slug] ?? ""])),
  );
  const read = (locale: Locale, slug: string): string => values[nameOf(locale, slug)] ?? "";
  return {
    isChanged,
    reset,
    read,
    put: (locale: Locale, slug: string, text: string) => put(nameOf(locale, slug), text),
    /** All of both languages; what no player says today stays as it is stored. */
    collect: (): OwnTexts => {
      const all = Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          {
            ...stored[locale],
            ...Object.fromEntries(SPOKEN_TEXTS.map((slug) => [slug, read(locale, slug).trim()])),
          },
        ]),
      );
      return { fr: {}, en: {}, ...cleanOwnTexts(all) };
    },
  };
}
export type TextsDraft = ReturnType<typeof useTextsDraft>;
