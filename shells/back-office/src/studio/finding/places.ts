// Knows where in the search panel the focus goes.
import { findFindField } from "../common/use-focus-soon.ts";

/** The result of this number, from 0; the search field where there is none. */
export const findFoundLine = (number: number) => (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-found="${number}"]`)].find((line) => line.checkVisibility()) ??
  findFindField();

/** True where the settings stand beside the page, and not in a drawer. */
export const isPaneInSight = (): boolean => document.querySelector("[data-settings-pane]")?.checkVisibility() === true;

/** A longer selection is a passage, and not a search term. */
const MOST_LETTERS = 100;

/** The text selected in the page, where it may be a search term. */
export function readSelectedWords(): string {
  const words = document.getSelection()?.toString().trim() ?? "";
  return words.length > MOST_LETTERS || words.includes("\n") ? "" : words;
}
