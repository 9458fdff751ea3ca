// Knows how light or dark is applied to a part of the page. Kept apart from the colours, whose computation is heavy.

/** `system` follows the visitor's device, and changes with it. */
export type Scheme = "light" | "dark" | "system";

/** The product's own look in a scheme: the sheet holds it already, so an attribute is enough. */
export function applyScheme(root: HTMLElement, scheme: Scheme): void {
  if (scheme === "system") delete root.dataset["scheme"];
  else root.dataset["scheme"] = scheme;
}
