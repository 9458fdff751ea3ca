// Knows which file may take the place of another (§7.70).
import { type DocumentKind, findKind } from "./document-kind.ts";

/** What a page draws, plays or writes with; anything else is opened by whoever follows its link. */
const DRAWN: ReadonlySet<DocumentKind> = new Set(["image", "animation", "audio", "video", "subtitle", "font"]);

/**
 * Where a picture stands no sound can: what is drawn makes way for its own kind alone.
 * @param former, next media types.
 */
export function mayReplace(former: string, next: string): boolean {
  const kind = findKind(former);
  return kind === null || !DRAWN.has(kind) || kind === findKind(next);
}
