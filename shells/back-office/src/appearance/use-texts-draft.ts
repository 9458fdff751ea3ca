// Knows what is typed over a client's own texts.
import { cleanOwnTexts, LOCALES, type Locale, type OwnTexts, SPOKEN_TEXTS } from "@academiz/domain/wording";
import { useDraft } from "@academiz/ui";

const nameOf = (locale: Locale, slug: string): string => `${locale}.${slug}`;

export function useTextsDraft(stored: OwnTexts, isSaving: boolean) {
  const pairs = LOCALES.flatMap((locale) => SPOKEN_TEXTS.map((slug) => [locale, slug] as const));
  const { values, isChanged, put, reset } = useDraft<Readonly<Record<string, string>>>(
    Object.fromEntries(pairs.map(([locale, slug]) => [nameOf(locale, slug), stored[locale]?.[slug] ?? ""])),
    isSaving,
  );
  const read = (locale: Locale, slug: string): string => values[nameOf(locale, slug)] ?? "";
  return {
    isChanged,
    reset,
    read,
    put: (locale: Locale, slug: string, text: string) => put(nameOf(locale, slug), text),
    /**
     * All texts of each language in which something was typed, since another administrator may be changing the other
     * language. Texts that no player shows today stay as they are stored.
     */
    collect: (): OwnTexts => {
      const isTouched = (locale: Locale) =>
        SPOKEN_TEXTS.some((slug) => read(locale, slug).trim() !== (stored[locale]?.[slug] ?? ""));
      const touched = LOCALES.filter(isTouched);
      const typed = (locale: Locale) =>
        Object.fromEntries(SPOKEN_TEXTS.map((slug) => [slug, read(locale, slug).trim()]));
      const all = Object.fromEntries(touched.map((locale) => [locale, { ...stored[locale], ...typed(locale) }]));
      return { ...Object.fromEntries(touched.map((locale) => [locale, {}])), ...cleanOwnTexts(all) };
    },
  };
}
export type TextsDraft = ReturnType<typeof useTextsDraft>;
