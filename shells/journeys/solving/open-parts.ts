// Knows how a learner opens content part by part: cards that turn, cards that open, files.
import { expect, type Locator, type Page } from "@playwright/test";
import { say } from "../words.ts";
import type { Hand, Player } from "./hand.ts";

export interface Opening {
  readonly page: Page;
  readonly player: Player;
  readonly hand: Hand;
  readonly on: Locator;
  /** Solves the games inside a card. */
  readonly solveGames: (within: Locator) => Promise<void>;
}

/** Opens all of them, whatever the author requires. */
export async function openParts({ page, player, hand, on, solveGames }: Opening): Promise<void> {
  // Their view is loaded late.
  await expect(on.locator("button[aria-expanded], button[aria-haspopup=dialog], a").first()).toBeVisible();
  for (const card of await on.locator("button[aria-expanded]").all()) {
    await hand.press(card);
    await expect(card).toHaveAttribute("aria-expanded", "true");
  }
  for (const card of await on.locator("button[aria-haspopup=dialog]").all()) {
    await hand.press(card);
    const dialog = player.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await solveGames(dialog);
    await hand.press(dialog.getByRole("button", { name: say("Close") }).last());
    await expect(dialog).toHaveCount(0);
  }
  for (const link of await on.getByRole("link").all()) {
    const [tab] = await Promise.all([page.context().waitForEvent("page"), hand.press(link)]);
    await tab.close();
  }
  await expect(on.getByText(say("Done")).first()).toBeVisible();
}
