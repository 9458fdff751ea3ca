// Knows the filters of a learner's home, and which of them would change anything.
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { compareTags } from "@academiz/domain/clients";
import type { MyProduct } from "../ports/index.ts";

export const HOME_STATES = ["fresh", "begun", "done"] as const;
/** How far one is: not started, begun and not ended, ended. */
export type HomeState = (typeof HOME_STATES)[number];
export const HOME_LANGUAGES = ["FR", "EN"] as const satisfies readonly MyProduct["language"][];
/** Seconds: a product that fits into a short break. */
const SHORT = 15 * 60;

/** The chosen filters; an absent one filters nothing. */
export interface HomeCriteria {
  readonly search?: string;
  readonly type?: ProductType;
  readonly language?: (typeof HOME_LANGUAGES)[number];
  readonly state?: HomeState;
  /** A known duration of 15 minutes at most. */
  readonly isShort?: true;
  readonly tag?: string;
  /** The slugs of the perimeters that open without a network: no others. */
  readonly held?: readonly string[];
}
export const EVERYTHING: HomeCriteria = {};

interface Facet<Value> {
  readonly value: Value;
  /** Of the products that a press on it would leave. */
  readonly count: number;
}
/**
 * The filters that are offered: none that would leave all or nothing, and none where there are few products; chosen
 * ones always.
 */
export interface Facets {
  readonly types: readonly Facet<ProductType>[];
  readonly languages: readonly Facet<(typeof HOME_LANGUAGES)[number]>[];
  readonly states: readonly Facet<HomeState>[];
  /** By their letters; there is none where no product has a tag. */
  readonly tags: readonly Facet<string>[];
  /** How many are short; null: the filter is not offered. */
  readonly short: number | null;
}

/** A list that fits on the screen needs no filter. */
const FEW = 8;

export const isOver = ({ progress }: MyProduct): boolean =>
  progress?.status === "COMPLETE" || progress?.isLost === true;
const stateOf = (product: MyProduct): HomeState =>
  product.progress === null ? "fresh" : isOver(product) ? "done" : "begun";
const isShort = ({ duration }: MyProduct): boolean => duration !== null && duration > 0 && duration <= SHORT;
const hasTag = ({ tags }: MyProduct, tag: string): boolean => tags?.includes(tag) === true;

export const fits = (product: MyProduct, { type, language, state, isShort: short, tag, held }: HomeCriteria): boolean =>
  (type === undefined || product.type === type) &&
  (language === undefined || product.language === language) &&
  (state === undefined || stateOf(product) === state) &&
  (!short || isShort(product)) &&
  (tag === undefined || hasTag(product, tag)) &&
  (held === undefined || held.includes(product.perimeterSlug));

/**
 * Offers what narrows all the `products`, each with how many of those that were `found` by their name a press on it
 * would leave: the other filters that are chosen stay.
 */
export function chooseFacets(
  products: readonly MyProduct[],
  found: readonly MyProduct[],
  chosen: HomeCriteria,
): Facets {
  const narrows = (count: number) => products.length >= FEW && count > 0 && count < products.length;
  const count = (own: HomeCriteria) => found.filter((one) => fits(one, { ...chosen, ...own })).length;
  const offer = <Value>(values: readonly Value[], own: Value | undefined, choose: (value: Value) => HomeCriteria) =>
    values
      .filter((value) => value === own || narrows(products.filter((one) => fits(one, choose(value))).length))
      .map((value) => ({ value, count: count(choose(value)) }));
  const tags = new Set(products.flatMap((product) => product.tags ?? []));
  if (chosen.tag !== undefined) tags.add(chosen.tag);
  const isOffered = chosen.isShort || narrows(products.filter(isShort).length);
  return {
    types: offer(PRODUCT_TYPES, chosen.type, (type) => ({ type })),
    languages: offer(HOME_LANGUAGES, chosen.language, (language) => ({ language })),
    states: offer(HOME_STATES, chosen.state, (state) => ({ state })),
    tags: keepMost(
      offer([...tags].sort(compareTags), chosen.tag, (tag) => ({ tag })),
      chosen.tag,
    ),
    short: isOffered ? count({ isShort: true }) : null,
  };
}

/** How many tags are offered beside the other filters. */
const MOST_TAGS = 12;
type Counted = Facets["tags"][number];

/** Those that leave the most, in their order; the chosen one is always among them. */
function keepMost(tags: readonly Counted[], chosen: string | undefined): readonly Counted[] {
  const weigh = ({ value, count }: Counted) => (value === chosen ? Number.POSITIVE_INFINITY : count);
  const most = new Set(tags.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, MOST_TAGS));
  return tags.filter((tag) => most.has(tag));
}
