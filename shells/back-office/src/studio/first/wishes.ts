// Knows what an author asks for while the studio is on its way: none of it is lost.
import { findBlockText } from "../common/use-focus-soon.ts";

/** Where the focus was: in the text of a block, or on something of this name, which comes again. */
export type Place =
  | { readonly kind: "text"; readonly block: string }
  | { readonly kind: "named"; readonly tag: string; readonly name: string };

export interface Wishes {
  /** What opens before the course; null for nothing. */
  open: "publish" | "export" | "shortcuts" | "outline" | "inspector" | null;
  isCommenting: boolean;
  isTrying: boolean;
  /** Null where the focus was nowhere in particular. */
  place: Place | null;
}

export const makeWishes = (): Wishes => ({ open: null, isCommenting: false, isTrying: false, place: null });

/** The place of an element that is about to go. */
export function readPlace(element: Element | null): Place | null {
  if (!element || element === document.body || /^H[1-6]$/.test(element.tagName)) return null;
  const block = element.closest<HTMLElement>("[data-block]")?.dataset["block"];
  if (block !== undefined && element.matches("[data-read-text]")) return { kind: "text", block };
  const name = readName(element);
  return name === "" ? null : { kind: "named", tag: element.tagName, name };
}

export const findAgain = (place: Place): (() => HTMLElement | null) =>
  place.kind === "text"
    ? findBlockText(place.block)
    : () =>
        [...document.querySelectorAll<HTMLElement>(place.tag)].find(
          (one) => readName(one) === place.name && one.checkVisibility(),
        ) ?? null;

const readName = (element: Element): string =>
  element.getAttribute("aria-label") ?? element.getAttribute("data-node") ?? element.textContent?.trim() ?? "";
