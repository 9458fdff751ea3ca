// Knows how to damage sound data: at any place, by any value, by removal or by repetition.
import type { Json } from "@academiz/domain/kernel";
import fc from "fast-check";
import { arbitraryHostileJson } from "./arbitrary-json.ts";

/** A place in a value: property names and indexes from the root, for which it is empty. */
export type JsonPath = readonly (string | number)[];

const listInside = (json: Json): readonly (readonly [string | number, Json])[] => {
  if (typeof json !== "object" || json === null) return [];
  return Array.isArray(json) ? json.map((item, n) => [n, item] as const) : Object.entries(json);
};

/** Every place of a value, the root first, in the order of the document. */
export const listPaths = (json: Json, at: JsonPath = []): readonly JsonPath[] => [
  at,
  ...listInside(json).flatMap(([step, inner]) => listPaths(inner, [...at, step])),
];

/**
 * A copy in which `change` replaced the value at `path`; undefined removes it (the root becomes null). Other parts are
 * shared; a path that leads nowhere changes nothing.
 */
export function changeAt(json: Json, path: JsonPath, change: (value: Json) => Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(json) ?? null;
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) {
    return json.flatMap((item, n) => {
      if (n !== step) return [item];
      const changed = rest.length === 0 ? change(item) : changeAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, inner]) => {
      if (name !== step) return [[name, inner] as const];
      const changed = rest.length === 0 ? change(inner) : changeAt(inner, rest, change);
      return changed === undefined ? [] : [[name, changed] as const];
    }),
  );
}

/** One value of each type, and some that pass for another: each place is replaced by each of them. */
export const WRONG_VALUES: readonly Json[] = [null, true, 0, -1, 0.5, "", "x", [], [null], [[]], {}, { length: 1 }];

/** A value with one fault. `value` is undefined where the place was removed. */
export interface Damaged {
  readonly path: JsonPath;
  readonly value: Json | undefined;
  readonly json: Json;
}

/**
 * The value with each wrong value at each of its places, and with each place but the root removed, one after the other:
 * places × (values + 1), less one.
 * @param values to put there; `WRONG_VALUES` by default.
 */
export function* damageEverywhere(json: Json, values: readonly Json[] = WRONG_VALUES): Generator<Damaged> {
  for (const path of listPaths(json)) {
    for (const value of values) yield { path, value, json: changeAt(json, path, () => value) };
    if (path.length > 0) yield { path, value: undefined, json: changeAt(json, path, () => undefined) };
  }
}

/** A change of one place, found by its number modulo the number of places. */
const arbitraryStroke = fc.record({
  pick: fc.nat(),
  how: fc.constantFrom("replace" as const, "remove" as const, "repeat" as const, "wrap" as const),
  value: arbitraryHostileJson,
});

const countPlaces = (json: Json): number =>
  listInside(json).reduce((count, [, inner]) => count + countPlaces(inner), 1);

/** The place with this number, the root being 0, in the order of `listPaths`, which is too slow for a large value. */
function findPath(json: Json, number: number): JsonPath {
  let before = 0;
  const path: (string | number)[] = [];
  const descend = (value: Json): boolean => {
    if (before++ === number) return true;
    return listInside(value).some(([step, inner]) => {
      path.push(step);
      if (descend(inner)) return true;
      path.pop();
      return false;
    });
  };
  return descend(json) ? path : [];
}

function strike(json: Json, { pick, how, value }: { pick: number; how: string; value: Json }): Json {
  const path = findPath(json, pick % countPlaces(json));
  const change = (old: Json): Json | undefined => {
    if (how === "remove") return undefined;
    if (how === "repeat") return Array.isArray(old) ? [...old, ...old] : old;
    return how === "wrap" ? [old] : value;
  };
  return changeAt(json, path, change);
}

/**
 * Sound data, damaged at one to four places: a place is replaced, removed, repeated or wrapped in a list. The result
 * may happen to be sound.
 */
export const arbitraryDamage = (sound: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc
    .record({ json: sound, strokes: fc.array(arbitraryStroke, { minLength: 1, maxLength: 4 }) })
    .map(({ json, strokes }) => strokes.reduce(strike, json));
