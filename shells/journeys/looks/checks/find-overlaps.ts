// Knows which texts of a page stand on one another. What lies over the page, or stays while it scrolls, may cover it.
import type { Page } from "@playwright/test";

export const findOverlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LAYER = "dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [popover]";
    /** Pixels: the boxes of two lines touch. */
    const SLACK = 3;
    const findLayer = (part: Element): Element | null => {
      for (let at: Element | null = part; at; at = at.parentElement)
        if (at.matches(LAYER) || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const isRead = (part: Element) => {
      for (let at: Element | null = part; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        const { overflow, clipPath } = getComputedStyle(at);
        if (clipPath === "inset(50%)" || ((width <= 1 || height <= 1) && overflow !== "visible")) return false;
      }
      return part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const isScrolledAway = (part: Element, { top, bottom, left, right }: DOMRect) => {
      for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const box = at.getBoundingClientRect();
        if (top >= box.bottom || bottom <= box.top || left >= box.right || right <= box.left) return true;
      }
      return false;
    };
    const lines: { part: Element; layer: Element | null; box: DOMRect; text: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      const text = node.textContent?.trim();
      if (!part || !text || /^(script|style|noscript|option|title)$/i.test(part.tagName) || !isRead(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (!isScrolledAway(part, box)) lines.push({ part, layer: findLayer(part), box, text: text.slice(0, 40) });
    }
    const found = new Set<string>();
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.part === other.part || one.layer !== other.layer) continue;
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (x > SLACK && y > SLACK)
          found.add(`“${one.text}” and “${other.text}” overlap by ${Math.round(x)} × ${Math.round(y)} px`);
      }
    return [...found];
  });
