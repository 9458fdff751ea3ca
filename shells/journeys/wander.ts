// Knows a learner of no plan: answers, takes them back, submits, reads and goes anywhere, by keyboard and mouse.
// Nothing is tried again: of an attempt beside one that has ended a course keeps what its strategy says (§4.60), not
// what is on screen.
import type { FrameLocator, Locator, Page } from "@playwright/test";

export type Dice = () => number;

interface Wanderer {
  readonly page: Page;
  readonly player: FrameLocator;
  readonly dice: Dice;
}
const SHORT = { timeout: 600 } as const;

async function pick({ dice }: Wanderer, all: Locator): Promise<Locator | null> {
  const count = await all.count();
  return count === 0 ? null : all.nth(Math.floor(dice() * count));
}
const listChoices = ({ player }: Wanderer) => player.locator("article input[type=radio]:enabled");
const press = async (button: Locator | null) => {
  if (button && (await button.count()) > 0 && (await button.getAttribute("aria-disabled", SHORT)) !== "true")
    await button.click(SHORT);
};

/** What can be done where there are games, and what takes elsewhere. */
const ANSWERS: readonly ((one: Wanderer) => Promise<void>)[] = [
  async (one) => {
    const radio = await pick(one, listChoices(one));
    await radio?.focus(SHORT);
    await one.page.keyboard.press("Space");
  },
  // Many changes of mind, faster than any pause.
  async (one) => {
    const radio = await pick(one, listChoices(one));
    await radio?.focus(SHORT);
    for (let left = 5 + Math.floor(one.dice() * 40); left > 0; left--)
      await one.page.keyboard.press(one.dice() < 0.3 ? "Tab" : "ArrowDown");
  },
  async (one) => press(await pick(one, one.player.locator("article section footer:not(:has([tabindex='-1'])) button"))),
];
const MOVES: readonly ((one: Wanderer) => Promise<void>)[] = [
  async ({ page }) => page.keyboard.press("End"),
  async ({ player }) => press(player.locator("nav button").last()),
  async (one) => press(await pick(one, one.player.locator("aside ol ol button"))),
];

/** One step; whatever opened over the page is closed first. */
export async function takeStep(one: Wanderer): Promise<void> {
  for (const dialog of await one.player.getByRole("dialog").all()) await dialog.press("Escape", SHORT);
  const steps = (await listChoices(one).count()) > 0 && one.dice() < 0.8 ? ANSWERS : MOVES;
  await steps[Math.floor(one.dice() * steps.length)]?.(one);
}
