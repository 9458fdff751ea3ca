// Knows the arguments of every function that solves a game.
import type { Game, GameType } from "@academiz/domain/games";
import type { Locator } from "@playwright/test";
import { say } from "../words.ts";
import type { Hand } from "./hand.ts";

/** Answers as a progress stores them, by the slugs of items. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Solving<T extends GameType> {
  readonly hand: Hand;
  /** The game on its page. */
  readonly on: Locator;
  readonly content: Game<T>["content"];
  readonly answers: Answers;
}
export type Solve<T extends GameType> = (solving: Solving<T>) => Promise<void>;

/** A question by its place, from 0. */
export const questionAt = (on: Locator, at: number): Locator => on.locator("fieldset").nth(at);

/** The radio or checkbox with these words, or with this alternative text of its picture. */
export function optionOf(on: Locator, { text, picture }: Named): Locator {
  const label = on.locator("label");
  const own =
    text !== ""
      ? label.filter({ has: on.page().getByText(text, { exact: true }) })
      : label.filter({ has: on.page().getByAltText(picture?.alt ?? "", { exact: true }) });
  return own.locator("input");
}
export interface Named {
  readonly text: string;
  readonly picture?: { readonly alt: string } | undefined;
}

/** Picks a thing up, then presses where it goes. */
export async function put({ hand, on }: Pick<Solving<GameType>, "hand" | "on">, slug: string, place: Locator) {
  await hand.press(on.locator(`button[data-piece="${slug}"]`).first());
  await hand.press(place);
}
export const placeOf = (on: Locator, name: string): Locator =>
  on.getByRole("button", { name: say("Place here: {name}", { name }) });
