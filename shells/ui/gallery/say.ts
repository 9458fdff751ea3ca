// Knows the gallery's example words in both languages; the components' own words come from their catalogue.
import { useLingui } from "@lingui/react";

export function useSay(): (english: string, french: string) => string {
  const { i18n } = useLingui();
  return (english, french) => (i18n.locale === "fr" ? french : english);
}
