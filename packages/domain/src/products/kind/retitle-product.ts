// Knows how a product of any type but learniz gets another title (§5.25).

type Content = Readonly<Record<string, unknown>>;

/** An object as it is, anything else as an empty one. */
export const readRecord = (value: unknown): Content =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The content under another title; what else it holds stays. */
export const retitleProduct = (content: Content, title: string): Content => ({
  ...content,
  context: { ...readRecord(content["context"]), title },
});
