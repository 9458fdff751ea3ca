// Knows what draws a look beside the page that chooses it.
export { useFontFaces } from "./use-font-faces.ts";
export { useThemedPart } from "./use-themed-part.ts";
