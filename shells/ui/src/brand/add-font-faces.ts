// Knows how a page loads the letters of a client's own font: by address, from the platform or from the package itself,
// which `font-src 'self'` allows.
import { type FontFace as Face, readFontFaces } from "@academiz/domain/theme";

/**
 * `theme` is unparsed. Where a file does not come, or the browser cannot read it, the system's letters are used:
 * `onFailed` is called with its family.
 * @returns a function that removes the faces again.
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
  // A face is loaded when it is drawn, or at once where the caller wants to know whether it can be.
  if (onFailed) face.load().catch(() => onFailed(family));
  return face;
}
