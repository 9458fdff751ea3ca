// Knows the words for true and false, in the language of the content.

/** The first answer of such a question is the true one. */
export const TRUTH_WORDS = {
  FR: { true: "Vrai", false: "Faux" },
  EN: { true: "True", false: "False" },
} as const satisfies Readonly<Record<"FR" | "EN", { readonly true: string; readonly false: string }>>;
