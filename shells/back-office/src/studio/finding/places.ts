// Knows where in the panel the focus goes.
import { findFindField } from "../common/use-focus-soon.ts";

/** The line of this number, from 0; where to type, for one that is not there. */
export const findFoundLine = (number: number) => (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-found="${number}"]`)].find((line) => line.checkVisibility()) ??
  findFindField();

/** True where the settings stand beside the page, and not in a drawer. */
export const isPaneInSight = (): boolean => document.querySelector("[data-settings-pane]")?.checkVisibility() === true;

/** A longer selection is a passage, not what somebody looks for. */
const MOST_LETTERS = 100;

/** What is selected in the page, where it may be what is looked for. */
export function readSelectedWords(): string {
  const words = document.getSelection()?.toString().trim() ?? "";
  return words.length > MOST_LETTERS || words.includes("\n") ? "" : words;
}
