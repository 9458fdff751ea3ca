// Knows how a learner uses a page: by keys alone, or by taps alone.
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Where the product is played: a page, or the frame of an LMS. */
export type Player = Page | FrameLocator;

export interface Hand {
  readonly kind: "keyboard" | "touch";
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A radio or a box, under its label. */
  tick(target: Locator): Promise<void>;
  /** An option of a list, by its words. */
  pick(list: Locator, option: string): Promise<void>;
  /** In the place of what stands there. */
  write(field: Locator, words: string): Promise<void>;
  /** To the end of the page. */
  scroll(page: Page, player: Player): Promise<void>;
}

export const KEYBOARD: Hand = {
  kind: "keyboard",
  async press(target) {
    await target.focus();
    await target.press("Enter");
  },
  async tick(target) {
    await target.focus();
    await target.press("Space");
  },
  async pick(list, option) {
    await list.focus();
    await list.pressSequentially(option);
    await expect(list.locator("option:checked")).toHaveText(option);
  },
  async write(field, words) {
    await field.focus();
    await field.press("ControlOrMeta+a");
    await field.pressSequentially(words);
    await field.press("Tab");
  },
  async scroll(_page, player) {
    await player.locator("body").press("End");
  },
};

/** A headless browser draws no list to tap in: this sets the option, as a phone's own list would. */
export const TOUCH: Hand = {
  kind: "touch",
  press: (target) => target.tap(),
  tick: (target) => target.locator("xpath=..").tap(),
  async pick(list, option) {
    await list.selectOption({ label: option });
  },
  async write(field, words) {
    await field.tap();
    await field.fill(words);
    await field.blur();
  },
  async scroll(page) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 20_000);
  },
};
