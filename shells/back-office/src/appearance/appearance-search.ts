// Knows how the open part of the appearance page, and its search, stand in the address.

/** What is usual is not said. */
export interface AppearanceSearch {
  readonly tab?: "texts" | "pictures";
  readonly q?: string;
}

/** What cannot be read is passed over. */
export function readAppearanceSearch({ tab, q }: Readonly<Record<string, unknown>>): AppearanceSearch {
  const text = typeof q === "string" || typeof q === "number" ? String(q).slice(0, 200) : "";
  return { ...((tab === "texts" || tab === "pictures") && { tab }), ...(text !== "" && { q: text }) };
}
