// Knows which texts of a page overlap. Layers over the page, and sticky parts, may cover it.
import type { Page } from "@playwright/test";

export const findOverlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LAYER = "dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [popover]";
    /** Pixels by which the boxes of two lines may touch. */
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
    /** The visible part of a line: the rest is scrolled away, or hidden. */
    const clip = (part: Element, line: DOMRect): DOMRect => {
      let { top, bottom, left, right } = line;
      for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const box = at.getBoundingClientRect();
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const lines: { part: Element; layer: Element | null; box: DOMRect; text: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      const text = node.textContent?.trim();
      if (!part || !text || /^(script|style|noscript|option|title)$/i.test(part.tagName) || !isRead(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        lines.push({ part, layer: findLayer(part), box: clip(part, line), text: text.slice(0, 40) });
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
