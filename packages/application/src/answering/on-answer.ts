// Knows how a state chart branches on the outcome of a promise: its value goes to one action, its trouble to another.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ports/index.ts";

interface Answered<T> {
  readonly event: { readonly output: Result<T, Trouble> };
}

/** Never happens: the guard of the branch excludes it. */
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

/** Where a branch leads, and the action that takes its value. */
interface Branch<Action extends string> {
  readonly target: string;
  readonly action: Action;
}

/**
 * The `onDone` of a promise that gives a `Result<T, Trouble>`: the action `taken` takes the value, the action `failed`
 * the trouble. It is called twice, because `T` is given and the names are inferred: `onAnswer<Course>()(…, …)`.
 */
export const onAnswer =
  <T>() =>
  <const Taken extends string, const Failed extends string>(taken: Branch<Taken>, failed: Branch<Failed>) =>
    [
      { guard: isTaken, target: taken.target, actions: { type: taken.action, params: readValue<T> } },
      { target: failed.target, actions: { type: failed.action, params: readTrouble } },
    ] as const;

/** As `onAnswer`, where only the trouble is remembered: a success just leads on. */
export const onTrouble = <const Failed extends string>(taken: string, failed: Branch<Failed>) =>
  [
    { guard: isTaken, target: taken },
    { target: failed.target, actions: { type: failed.action, params: readTrouble } },
  ] as const;

/** As `onAnswer`, where only the value is remembered: a trouble just leads on. */
export const onValue =
  <T>() =>
  <const Taken extends string>(taken: Branch<Taken>, failed: string) =>
    [
      { guard: isTaken, target: taken.target, actions: { type: taken.action, params: readValue<T> } },
      { target: failed },
    ] as const;
