// Knows how a text becomes a digest that nobody can find another text for.

export interface Digester {
  /** Hexadecimal, of the text in UTF-8. */
  sha256(text: string): string;
}
