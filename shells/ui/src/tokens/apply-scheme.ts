// Knows how light or dark reaches a part of the page. Apart from the colours, whose computing is heavy.

/** `system` follows the visitor's device, and changes with it. */
export type Scheme = "light" | "dark" | "system";

/** The product's own look in a scheme: the sheet has it already, so that an attribute is enough. */
export function applyScheme(root: HTMLElement, scheme: Scheme): void {
  if (scheme === "system") delete root.dataset["scheme"];
  else root.dataset["scheme"] = scheme;
}
