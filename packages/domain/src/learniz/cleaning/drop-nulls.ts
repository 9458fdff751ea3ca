// Knows that where a null cannot stand it says no more than that nothing does.
import type * as z from "zod/mini";
import type { Json } from "../../kernel/index.ts";
import { isList, isObject, type JsonObject } from "../migrations/walk.ts";

type Issue = z.core.$ZodIssue;
/** Places in a content, as a tree of steps from its root. */
type Places = Map<PropertyKey, Places>;

function reach(places: Places, path: readonly PropertyKey[]): Places {
  let at = places;
  for (const step of path) {
    const next: Places = at.get(step) ?? new Map();
    at.set(step, next);
    at = next;
  }
  return at;
}

/** Adds the places that a schema complained of; of a union, those that any of its shapes did. */
function addPlaces(places: Places, issues: readonly Issue[]): Places {
  for (const issue of issues) {
    const at = reach(places, issue.path);
    if (issue.code === "invalid_union") addPlaces(at, issue.errors.flat());
  }
  return places;
}

/** The items of a list stay: each holds the places of the others. */
function dropAt(value: Json, places: Places): Json {
  if (isList(value)) {
    return value.map((item, index) => {
      const inner = places.get(index);
      return inner ? dropAt(item, inner) : item;
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const inner = places.get(key);
      if (!inner) return [[key, item]];
      return item === null ? [] : [[key, dropAt(item, inner)]];
    }),
  );
}

/** The content without the nulls that a schema complained of: whether they may be absent is for the schema to say. */
export const dropNulls = (content: JsonObject, issues: readonly Issue[]): JsonObject =>
  dropAt(content, addPlaces(new Map(), issues)) as JsonObject;
