// Knows what may belong to what, each once: those that read alike are one.

/** What may belong to something: by the slug of the first that it belongs to, or its number among the strays. */
export interface Partner {
  readonly key: string;
  readonly text: string;
}

/** @param strays belong to nothing. */
export function gatherPartners(own: readonly Partner[], strays: readonly string[]): readonly Partner[] {
  const partners = new Map<string, Partner>();
  const all = [...own, ...strays.map((text, index) => ({ key: `stray-${index + 1}`, text }))];
  for (const { key, text } of all)
    if (!partners.has(text.trim())) partners.set(text.trim(), { key, text: text.trim() });
  return [...partners.values()];
}

/** The one that reads so; one without a key where there is none. */
export function findPartner(partners: readonly Partner[], words: string): Partner {
  const text = words.trim();
  return partners.find((partner) => partner.text === text) ?? { key: "", text };
}
