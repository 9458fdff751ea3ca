// Knows how an interactivity gets a title, where its kind has no field for one.

/** The very same with this title; without any where it is empty. */
export function titleSet<I extends { readonly description?: string | undefined }>(one: I, title: string): I {
  const { description: _, ...rest } = one;
  return (title === "" ? rest : { ...rest, description: title }) as I;
}
