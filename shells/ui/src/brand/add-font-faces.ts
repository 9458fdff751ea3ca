// Knows how the letters of a client's own font reach a page: by address, from the platform or from the package itself,
// which `font-src 'self'` allows.
import { type FontFace as Face, readFontFaces } from "@academiz/domain/theme";

/**
 * `theme` is unparsed. A file that does not come, or that no browser can read, leaves its place to the letters of the
 * system: `onFailed` is told of its family.
 * @returns what takes them away again.
 */
export function addFontFaces(theme: unknown, onFailed?: (family: string) => void): () => void {
  const added = readFontFaces(theme).map((face) => addFace(face, onFailed));
  return () => {
    for (const face of added) document.fonts.delete(face);
  };
}

function addFace({ family, weight, address }: Face, onFailed: ((family: string) => void) | undefined): FontFace {
  const face = new FontFace(family, `url("${address}") format("woff2")`, { weight, display: "swap" });
  document.fonts.add(face);
  // Asked for where it is drawn, and at once by whoever wants to know whether it can be.
  if (onFailed) face.load().catch(() => onFailed(family));
  return face;
}
