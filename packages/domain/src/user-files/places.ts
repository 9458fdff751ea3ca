// Knows the names of a client's places and criteria in a file of users.
import { type Affectation, type Criterion, listCriterionLabels } from "../clients/index.ts";
import type { PlaceName } from "./lists.ts";

/** The vocabulary of one client's files; made once for each file. */
export interface Vocabulary {
  /** The id of the only place with this name; null when there is none, or more than one. */
  findPlace(name: PlaceName): string | null;
  /** A name by which `findPlace` finds the place; null when the client has none with this id. */
  namePlace(id: string): PlaceName | null;
  hasCriterion(label: string): boolean;
}

const SEPARATOR = "\u0000";
const keyOf = (path: readonly string[]): string => path.join(SEPARATOR);

/** A title alone also names a place, where no other place has it. */
export function createVocabulary(affectations: readonly Affectation[], criteria: readonly Criterion[]): Vocabulary {
  const paths = new Map<string, readonly string[]>();
  const owners = new Map<string, readonly string[]>();
  const own = (key: string, id: string) => owners.set(key, [...(owners.get(key) ?? []).filter((it) => it !== id), id]);
  const walk = (places: readonly Affectation[], above: readonly string[]): void => {
    for (const { id, title, children } of places) {
      const path = [...above, title];
      if (!paths.has(id)) paths.set(id, path);
      own(keyOf(path), id);
      if (above.length > 0) own(keyOf([title]), id);
      walk(children, path);
    }
  };
  walk(affectations, []);
  const labels = new Set(listCriterionLabels(criteria));
  const findPlace = (name: PlaceName): string | null => {
    if ("id" in name) return paths.has(name.id) ? name.id : null;
    const found = owners.get(keyOf(name.path)) ?? [];
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  return {
    findPlace,
    namePlace(id) {
      const path = paths.get(id);
      if (!path) return null;
      const named = { path };
      return path.every((title) => title !== "") && findPlace(named) === id ? named : { id };
    },
    hasCriterion: (label) => labels.has(label),
  };
}
