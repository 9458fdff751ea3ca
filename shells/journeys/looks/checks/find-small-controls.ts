// Knows which controls of a page are too small to hit, by a mouse or by a finger.
import type { Page } from "@playwright/test";

const LEAST = { mouse: 24, finger: 44 };

/** The area that can be pressed counts, not the drawn one: a control may react around itself, or by its label. */
export const findSmallControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate((sizes) => {
    const least = matchMedia("(pointer: coarse)").matches ? sizes.finger : sizes.mouse;
    const CONTROLS =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=menuitem], " +
      "[role=menuitemradio], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=treeitem]";
    const isOf = (control: Element, hit: Element | null): boolean => {
      if (!hit) return false;
      if (control.contains(hit)) return true;
      const label = hit.closest("label");
      return label !== null && (label.contains(control) || label.htmlFor === control.id);
    };
    /** A link inside a sentence is as high as its line. */
    const isInSentence = (control: Element): boolean =>
      control.tagName === "A" &&
      getComputedStyle(control).display === "inline" &&
      (control.parentElement?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0);
    /** A choice is drawn by its label, an input by the box around it. */
    const findDrawn = (control: HTMLInputElement): HTMLElement => {
      if (control.labels?.[0]?.contains(control)) return control.labels[0];
      const isBare = control.tagName === "INPUT" && getComputedStyle(control).borderTopWidth === "0px";
      return (isBare && control.parentElement) || control;
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLInputElement>(CONTROLS)) {
      if (control.closest("[inert], [aria-hidden=true]") || isInSentence(control)) continue;
      const drawn = findDrawn(control);
      if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const before = drawn.getBoundingClientRect();
      if (before.width <= 1 || before.height <= 1) continue;
      if (before.width >= least - 0.5 && before.height >= least - 0.5) continue;
      drawn.scrollIntoView({ block: "center", inline: "center" });
      const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // A control under something else cannot be pressed now.
      if (!drawn.contains(document.elementFromPoint(x, y))) continue;
      const reach = least / 2 - 1;
      const answers = (dx: number, dy: number) => isOf(control, document.elementFromPoint(x + dx, y + dy));
      const isWide = width >= least - 0.5 || (answers(-reach, 0) && answers(reach, 0));
      const isHigh = height >= least - 0.5 || (answers(0, -reach) && answers(0, reach));
      if (!isWide || !isHigh)
        found.push(`${Math.round(width)} × ${Math.round(height)} px, not ${least}: ${control.outerHTML.slice(0, 160)}`);
    }
    scrollTo(0, 0);
    return found;
  }, LEAST);
