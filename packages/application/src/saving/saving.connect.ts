// Knows how saving is told: by the state of its loop, and why the last save did not arrive.
import type { Trouble } from "../ports/index.ts";
import type { Saved, SavingAnswer, SavingContext } from "./saving.types.ts";

/**
 * How what is kept is told. `off`: nothing is kept in this mode; `saved`: all of it is; `offline`: kept on the device,
 * tried again by itself; `refused`: the last save failed for another reason; `unkept`: it failed, and the device does
 * not keep it either, so that it lasts as long as the page.
 */
export type SavingState = "off" | "saved" | "saving" | "offline" | "refused" | "unkept";

/** How what is kept stands, as a player remembers it of its saving. */
export interface SavingView {
  readonly state: Exclude<SavingState, "off" | "unkept">;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** What is stored is newer than this: another tab or device played. */
  readonly isOutdated: boolean;
}
/** Before anything happened. */
export const NOTHING_TO_SAVE: SavingView = { state: "saved", savedAt: null, isOutdated: false };

/** How it is told. `isSafe`: the device keeps the newest fact. */
export const tellSaving = ({ state }: SavingView, isSafe: boolean): SavingState =>
  !isSafe && (state === "offline" || state === "refused") ? "unkept" : state;

/** A snapshot of a machine of `createSavingMachine`, as who invokes it hears of it. */
export interface SavingSnapshot<F, S extends Saved = Saved> {
  readonly value: unknown;
  readonly context: SavingContext<F, S>;
}

/** How saving stands, by its snapshot. Pure. */
export function connectSaving<F, S extends Saved>({
  value,
  context: { trouble, savedAt, isOutdated },
}: SavingSnapshot<F, S>): SavingView {
  return { state: readState(value, trouble), savedAt, isOutdated };
}

function readState(value: unknown, trouble: Trouble | null): SavingView["state"] {
  // While it is tried again, nothing was refused.
  if (trouble?.kind === "offline") return value === "retrying" ? "offline" : "saving";
  if (trouble) return "refused";
  return value === "resting" || value === "steppedBack" ? "saved" : "saving";
}

/** What came of a save, once: with the snapshot that brings it. Null where none does. */
export const readAnswer = <F, S extends Saved>(
  { context }: SavingSnapshot<F, S>,
  heard: SavingAnswer<F, S> | null,
): SavingAnswer<F, S> | null => (context.answer === heard ? null : context.answer);
