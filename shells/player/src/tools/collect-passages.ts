// Knows what a page says, passage by passage, in the order of reading, and where each passage stands on it.

/** A passage: words of one paragraph, heading, row or label, or what stands for a picture. */
export interface Passage {
  readonly text: string;
  readonly element: Element;
  /** The pieces of the text, each from its place in it; none of a picture. */
  readonly pieces: readonly { readonly node: Text; readonly from: number }[];
}

/**
 * Not read: what is only for the eye, what is not shown yet, what is told as it comes, and what is pressed; but words that stand on what is
 * pressed are marked, and read.
 */
const UNREAD =
  ":is([aria-hidden=true], [inert]):not([data-spoken]), [hidden], [role=status], button, [role=button], script, style, audio, video";

interface OpenPassage extends Passage {
  text: string;
  readonly pieces: { readonly node: Text; readonly from: number }[];
}

/** `hasFolded`: also what is folded away and can be opened. */
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

/** What is folded away has one, and is not seen. */
const hasPlace = (element: Element): boolean => getComputedStyle(element).display !== "none";
const isSeen = (element: Element): boolean =>
  hasPlace(element) && element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** The nearest element around that is a line or a box of its own. */
function findBlock(element: Element): Element {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
  return block;
}

/** Where a part of a passage stands; null for a picture, and for what is not there any more. */
export function findRange({ pieces }: Passage, start: number, end: number): Range | null {
  const first = pieces.findLast(({ from }) => from <= start);
  const last = pieces.findLast(({ from }) => from < end);
  if (!first?.node.isConnected || !last?.node.isConnected) return null;
  const range = new Range();
  range.setStart(first.node, Math.min(start - first.from, first.node.length));
  range.setEnd(last.node, Math.min(end - last.from, last.node.length));
  return range;
}
