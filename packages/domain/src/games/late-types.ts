// Knows the rules of every type of game as a player has them that brings those of its content alone: in the place of
// `types.ts`, by its build.
import type { Types } from "./types.ts";

const BRING: { readonly [T in keyof Types]: () => Promise<Types[T]> } = {
  VRAI_FAUX: async () => (await import("./true-false/rules.ts")).trueFalse,
  CHOICE: async () => (await import("./choice/rules.ts")).choice,
  TEXT_A_TROUS: async () => (await import("./gaps/rules.ts")).gapText,
  ORDERING: async () => (await import("./ordering/rules.ts")).ordering,
  CATEGORISE: async () => (await import("./categorise/rules.ts")).categorise,
  POINT_A_RELIER: async () => (await import("./pairs/rules.ts")).pairs,
  SHORT_ANSWER: async () => (await import("./short-answer/rules.ts")).shortAnswer,
};

const brought: { [T in keyof Types]?: Types[T] } = {};

function rulesOf<T extends keyof Types>(name: T): Types[T] {
  const rules = brought[name];
  if (!rules) throw new Error(`the rules of ${name} were not brought before its content was read`);
  return rules;
}

const getters = Object.keys(BRING).map((name) => [name, { enumerable: true, get: () => rulesOf(name as keyof Types) }]);
// Each name of `BRING` gives what is brought under it, which the compiler does not follow through descriptors.
export const TYPES = Object.defineProperties({}, Object.fromEntries(getters)) as Types;

async function bring<T extends keyof Types>(name: T): Promise<void> {
  brought[name] = await BRING[name]();
}

/** Rejects where some do not come. Waited for before what names them is read. */
export async function bringTypes(names: readonly (keyof Types)[]): Promise<void> {
  await Promise.all(names.map((name) => bring(name)));
}
