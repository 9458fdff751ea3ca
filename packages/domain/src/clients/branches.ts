// Knows how places and criteria are read as branches of one kind, and written back.
import type { Branch } from "./edit-tree.ts";
import type { Affectation, Criterion } from "./organisation.ts";

export const readPlaces = (places: readonly Affectation[]): readonly Branch[] =>
  places.map(({ id, title, children }) => ({ id, name: title, children: readPlaces(children) }));

export const writePlaces = (tree: readonly Branch[], lvl = 0): readonly Affectation[] =>
  tree.map(({ id, name, children }) => ({ id, title: name, lvl, children: writePlaces(children, lvl + 1) }));

/** A criterion is known by its label. */
export const readCriteria = (criteria: readonly Criterion[]): readonly Branch[] =>
  criteria.map(({ label, children }) => ({ id: label, name: label, children: readCriteria(children) }));

export const writeCriteria = (tree: readonly Branch[]): readonly Criterion[] =>
  tree.map(({ name, children }) => ({ label: name, children: writeCriteria(children) }));
