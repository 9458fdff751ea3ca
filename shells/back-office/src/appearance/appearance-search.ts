// Knows how the open part of the appearance page, and its search, stand in the address.

/** Default values are left out of the address. */
export interface AppearanceSearch {
  readonly tab?: "texts" | "pictures";
  readonly q?: string;
}

/** Values that cannot be read are ignored. */
export function readAppearanceSearch({ tab, q }: Readonly<Record<string, unknown>>): AppearanceSearch {
  const text = typeof q === "string" || typeof q === "number" ? String(q).slice(0, 200) : "";
  return { ...((tab === "texts" || tab === "pictures") && { tab }), ...(text !== "" && { q: text }) };
}
