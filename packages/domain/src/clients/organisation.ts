// Knows the two trees by which a client orders its people: where they stand (affectations) and what they are (criteria)
// (§3.36–§3.39, §3.48–§3.50).

/** A place in the client's organisation (§3.48). */
export interface Affectation {
  /** Unique in the client; kept when the place is renamed or moved. */
  readonly id: string;
  readonly title: string;
  /** Depth in the tree, 0 at the top. */
  readonly lvl: number;
  readonly children: readonly Affectation[];
}

/** Something by which people are told apart (§3.49). */
export interface Criterion {
  readonly label: string;
  readonly children: readonly Criterion[];
}

/** A criterion at the top with its position in the list, from 0 (§3.39). */
export interface RankedCriterion {
  readonly label: string;
  readonly rank: number;
}

/** The tree without places that have no title; what stood in one goes with it (§5.40). */
export const cleanAffectations = (affectations: readonly Affectation[]): readonly Affectation[] =>
  affectations
    .filter(({ title }) => title !== "")
    .map((affectation) => ({ ...affectation, children: cleanAffectations(affectation.children) }));

/** The tree without criteria that have no label; what stood in one goes with it (§5.41). */
export const cleanCriteria = (criteria: readonly Criterion[]): readonly Criterion[] =>
  criteria
    .filter(({ label }) => label !== "")
    .map((criterion) => ({ ...criterion, children: cleanCriteria(criterion.children) }));

/** The criteria at the top in their order, those without a label left out before they are counted (§3.39). */
export const rankCriteria = (criteria: readonly Criterion[]): readonly RankedCriterion[] =>
  cleanCriteria(criteria).map(({ label }, rank) => ({ label, rank }));

function sortTree<Node extends { readonly children: readonly Node[] }>(
  nodes: readonly Node[],
  compare: (one: Node, other: Node) => number,
): readonly Node[] {
  return [...nodes].sort(compare).map((node) => ({ ...node, children: sortTree(node.children, compare) }));
}

/** Orders words as a reader of the language does, capitals like small letters. */
const collate = (locale: string) => new Intl.Collator(locale, { sensitivity: "accent" }).compare;

/**
 * Every level by title, as the language (`fr`, `en`) orders words, whatever the case (§5.42); equal titles keep their
 * order.
 */
export function sortAffectations(affectations: readonly Affectation[], locale: string): readonly Affectation[] {
  const compare = collate(locale);
  return sortTree(affectations, (one, other) => compare(one.title, other.title));
}

/**
 * Every level by label, as the language (`fr`, `en`) orders words, whatever the case (§5.42); equal labels keep their
 * order.
 */
export function sortCriteria(criteria: readonly Criterion[], locale: string): readonly Criterion[] {
  const compare = collate(locale);
  return sortTree(criteria, (one, other) => compare(one.label, other.label));
}

/** Every place of the tree with its depth set from where it stands, from 0. */
export const levelAffectations = (affectations: readonly Affectation[], lvl = 0): readonly Affectation[] =>
  affectations.map((affectation) => ({
    ...affectation,
    lvl,
    children: levelAffectations(affectation.children, lvl + 1),
  }));

/** The ids of every place, parents before what stands in them. */
export const listAffectationIds = (affectations: readonly Affectation[]): readonly string[] =>
  affectations.flatMap(({ id, children }) => [id, ...listAffectationIds(children)]);

/** The labels of every criterion, parents before what stands in them. */
export const listCriterionLabels = (criteria: readonly Criterion[]): readonly string[] =>
  criteria.flatMap(({ label, children }) => [label, ...listCriterionLabels(children)]);

/** The criteria with those that have a rank first, by rank, and the others after them as they stood (§3.39). */
export function orderCriteria(criteria: readonly Criterion[], ranks: readonly RankedCriterion[]): readonly Criterion[] {
  const places = new Map(ranks.map(({ label, rank }) => [label, rank]));
  const placeOf = ({ label }: Criterion) => places.get(label) ?? Number.POSITIVE_INFINITY;
  // Infinity minus Infinity is NaN, which sorts nothing.
  return [...criteria].sort((one, other) => placeOf(one) - placeOf(other) || 0);
}

function removeNode<Node extends { readonly children: readonly Node[] }>(
  nodes: readonly Node[],
  isIt: (node: Node) => boolean,
): readonly Node[] | null {
  const at = nodes.findIndex(isIt);
  if (at >= 0) return nodes.filter((_, index) => index !== at);
  for (const [index, node] of nodes.entries()) {
    const children = removeNode(node.children, isIt);
    if (children) return nodes.map((one, other) => (other === index ? { ...node, children } : one));
  }
  return null;
}

/** The tree without the place of this id and what stands in it; null when it has none. */
export const removeAffectation = (affectations: readonly Affectation[], id: string): readonly Affectation[] | null =>
  removeNode(affectations, (affectation) => affectation.id === id);

/** The tree without the highest criterion of this label and what stands in it; null when it has none. */
export const removeCriterion = (criteria: readonly Criterion[], label: string): readonly Criterion[] | null =>
  removeNode(criteria, (criterion) => criterion.label === label);

type Tree<Node> = { readonly children: readonly Node[] };

/** The nodes that `isMeant` picks, wherever they stand, in the order of the tree. */
function pickNodes<Node extends Tree<Node>>(nodes: readonly Node[], isMeant: (node: Node) => boolean): readonly Node[] {
  return nodes.flatMap((node) => [...(isMeant(node) ? [node] : []), ...pickNodes(node.children, isMeant)]);
}
const holds = <Node extends Tree<Node>>(node: Node, isMeant: (node: Node) => boolean): boolean =>
  pickNodes([node], isMeant).length > 0;

/** The places with these ids, with what stands in them; ids that the tree does not have are ignored. */
export const pickAffectations = (tree: readonly Affectation[], ids: readonly string[]): readonly Affectation[] =>
  pickNodes(tree, ({ id }) => ids.includes(id));

/** The criteria with these labels, with what stands in them; labels that the tree does not have are ignored. */
export const pickCriteria = (tree: readonly Criterion[], labels: readonly string[]): readonly Criterion[] =>
  pickNodes(tree, ({ label }) => labels.includes(label));

/** The places at the top that hold one of these ids, or have it themselves. */
export const pickMainAffectations = (tree: readonly Affectation[], ids: readonly string[]): readonly Affectation[] =>
  tree.filter((place) => holds(place, ({ id }) => ids.includes(id)));

/** The criteria at the top that hold one of these labels, or have it themselves. */
export const pickMainCriteria = (tree: readonly Criterion[], labels: readonly string[]): readonly Criterion[] =>
  tree.filter((criterion) => holds(criterion, ({ label }) => labels.includes(label)));

/**
 * The ids of these places and of all that stand in them: somebody who is placed there manages the people in them
 * (§7.25).
 */
export const listManagedPlaces = (tree: readonly Affectation[], ids: readonly string[]): readonly string[] => [
  ...new Set(listAffectationIds(pickAffectations(tree, ids))),
];
