// Knows how a tree of the organisation becomes a list of options: its nodes in reading order, each with its depth.
import type { Affectation, Criterion } from "@academiz/domain/clients";

/** A place or a criterion, as it is chosen. */
export interface TreeOption {
  /** The id of a place, the label of a criterion. */
  readonly value: string;
  readonly label: string;
  /** From 0. */
  readonly depth: number;
}

export const listPlaces = (places: readonly Affectation[], depth = 0): readonly TreeOption[] =>
  places.flatMap(({ id, title, children }) => [{ value: id, label: title, depth }, ...listPlaces(children, depth + 1)]);

export const listCriteria = (criteria: readonly Criterion[], depth = 0): readonly TreeOption[] =>
  criteria.flatMap(({ label, children }) => [{ value: label, label, depth }, ...listCriteria(children, depth + 1)]);
