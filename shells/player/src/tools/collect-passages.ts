// Knows the passages of a page in reading order, and where each stands on it.

/** A passage: the words of one paragraph, heading, row or label, or the alternative text of a picture. */
export interface Passage {
  readonly text: string;
  readonly element: Element;
  /** The pieces of its text, each with its position; none for a picture. */
  readonly pieces: readonly { readonly node: Text; readonly from: number }[];
}

/**
 * Not read: decoration, hidden parts, live announcements, and controls; but words on a control that are marked for it
 * are read.
 */
const UNREAD =
  ":is([aria-hidden=true], [inert]):not([data-spoken]), [hidden], [role=status], button, [role=button], script, style, audio, video";

interface OpenPassage extends Passage {
  text: string;
  readonly pieces: { readonly node: Text; readonly from: number }[];
}

/** `hasFolded`: includes what is folded away and can be opened. */
export function collectPassages(page: Element, hasFolded = false): readonly Passage[] {
  const passages: OpenPassage[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (node.matches(UNREAD) || !(hasFolded ? hasPlace(node) : isSeen(node)))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement) passages.push({ text: node.alt, element: node, pieces: [] });
    if (!(node instanceof Text)) continue;
    const element = findBlock(node.parentElement ?? page);
    const last = passages.at(-1);
    const passage = last?.element === element ? last : { text: "", element, pieces: [] };
    if (passage !== last) passages.push(passage);
    passage.pieces.push({ node, from: passage.text.length });
    passage.text += node.data;
  }
  return passages.filter(({ text }) => /\S/u.test(text));
}

/** A folded part has a place too, although it is not seen. */
const hasPlace = (element: Element): boolean => getComputedStyle(element).display !== "none";
const isSeen = (element: Element): boolean =>
  hasPlace(element) && element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** The nearest ancestor that is a line or a box of its own. */
function findBlock(element: Element): Element {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
  return block;
}

/** The range of a part of a passage; null for a picture, and for what is no longer there. */
export function findRange({ pieces }: Passage, start: number, end: number): Range | null {
  const first = pieces.findLast(({ from }) => from <= start);
  const last = pieces.findLast(({ from }) => from < end);
  if (!first?.node.isConnected || !last?.node.isConnected) return null;
  const range = new Range();
  range.setStart(first.node, Math.min(start - first.from, first.node.length));
  range.setEnd(last.node, Math.min(end - last.from, last.node.length));
  return range;
}
