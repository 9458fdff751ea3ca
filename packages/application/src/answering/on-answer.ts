// Knows how a chart branches on what came of a promise: what was answered goes to one action, a trouble to another.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ports/index.ts";

interface Answered<T> {
  readonly event: { readonly output: Result<T, Trouble> };
}

/** The guard of the branch keeps it from happening. */
const MISREAD = "a failure is not a value";

const isTaken = ({ event }: Answered<unknown>): boolean => event.output.ok;

function readValue<T>({ event: { output } }: Answered<T>): T {
  if (!output.ok) throw new Error(MISREAD);
  return output.value;
}

function readTrouble({ event: { output } }: Answered<unknown>): Trouble {
  if (output.ok) throw new Error(MISREAD);
  return output.error;
}

/** Where a branch leads, and the action of the chart that takes what it brings. */
interface Branch<Action extends string> {
  readonly target: string;
  readonly action: Action;
}

/**
 * The `onDone` of a promise that answers a `Result<T, Trouble>`: the action of `taken` takes the value, that of
 * `failed` the trouble. Called twice, for `T` is said and the names are read: `onAnswer<Course>()(…, …)`.
 */
export const onAnswer =
  <T>() =>
  <const Taken extends string, const Failed extends string>(taken: Branch<Taken>, failed: Branch<Failed>) =>
    [
      { guard: isTaken, target: taken.target, actions: { type: taken.action, params: readValue<T> } },
      { target: failed.target, actions: { type: failed.action, params: readTrouble } },
    ] as const;

/** As `onAnswer`, where only one of the two brings something that is remembered: the other leads on. */
export const onTrouble = <const Failed extends string>(taken: string, failed: Branch<Failed>) =>
  [
    { guard: isTaken, target: taken },
    { target: failed.target, actions: { type: failed.action, params: readTrouble } },
  ] as const;

/** As `onAnswer`, where a trouble brings nothing that is remembered. */
export const onValue =
  <T>() =>
  <const Taken extends string>(taken: Branch<Taken>, failed: string) =>
    [
      { guard: isTaken, target: taken.target, actions: { type: taken.action, params: readValue<T> } },
      { target: failed },
    ] as const;
