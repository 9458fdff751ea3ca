// Knows which texts of a page cannot be read completely: a part is hidden, or lies outside of the page.
import type { Page } from "@playwright/test";

/** Less than a pixel is rounding. A text's own box is higher than its letters. */
const SLACK = { x: 1.5, y: 4 };

export const findCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    const isRead = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 1 && height > 1 && part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    /** How much of the text its ancestors hide; scrolling areas hide nothing. */
    const measure = (part: Element, text: DOMRect): readonly number[] => {
      let [x, y] = [0, 0];
      let [isFreeX, isFreeY] = [false, false];
      for (let at: Element | null = part; at; at = at.parentElement) {
        const { overflowX, overflowY, position, clipPath, webkitLineClamp } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        isFreeX ||= /auto|scroll/.test(overflowX);
        isFreeY ||= /auto|scroll/.test(overflowY);
        if (!isFreeX && /hidden|clip/.test(overflowX) && at !== document.body && at !== document.documentElement)
          x = Math.max(x, text.right - box.right, box.left - text.left);
        if (!isFreeY && /hidden|clip/.test(overflowY) && at !== document.body && at !== document.documentElement)
          y = Math.max(y, text.bottom - box.bottom, box.top - text.top);
        // A visually hidden element is one pixel large.
        if (clipPath === "inset(50%)" || (Math.min(box.width, box.height) <= 1 && overflowX === "hidden"))
          return [0, 0];
        // A clamped summary shows by its end that it goes on.
        if (webkitLineClamp !== "none") return [0, 0];
        if (position === "fixed") break;
      }
      if (!isFreeX) x = Math.max(x, text.right - innerWidth, -text.left);
      return [x, y];
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      if (!part || !node.textContent?.trim() || /^(script|style|noscript|option|title)$/i.test(part.tagName)) continue;
      if (!isRead(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [x = 0, y = 0] = measure(part, range.getBoundingClientRect());
      if (x > slack.x || y > slack.y)
        found.push(
          `cut by ${Math.round(x)} × ${Math.round(y)} px: “${node.textContent.slice(0, 60)}” in ${part.outerHTML.slice(0, 160)}`,
        );
    }
    return found;
  }, SLACK);
