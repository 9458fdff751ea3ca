// Knows which texts a search finds: by any part of their words, ignoring case and accents.
import { foldText } from "@academiz/domain/kernel";

export function findTexts<Slug extends string>(
  slugs: readonly Slug[],
  query: string,
  sayings: (slug: Slug) => readonly string[],
): readonly Slug[] {
  const wanted = foldText(query.trim());
  return wanted === "" ? slugs : slugs.filter((slug) => sayings(slug).some((said) => foldText(said).includes(wanted)));
}
