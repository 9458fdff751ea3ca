// Knows how the filters of a learner's home stand in its address.
import { HOME_LANGUAGES, HOME_STATES, type HomeCriteria } from "@academiz/application/my-products";
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { TAG } from "@academiz/domain/clients";

/** A filter that is not set is left out. */
export interface HomeSearch extends Omit<HomeCriteria, "search" | "held"> {
  /** A part of the title. */
  readonly q?: string;
  /** Only what opens without a network. */
  readonly isHeld?: true;
}

/** Values that cannot be read are ignored. */
export function readHomeSearch(search: Readonly<Record<string, unknown>>): HomeSearch {
  const { q, type, language, state, isShort, isHeld, tag } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q).slice(0, 200) : "";
  // A tag may look like a number or a truth value.
  const tagged = ["string", "number", "boolean"].includes(typeof tag) ? String(tag) : "";
  const found = {
    type: PRODUCT_TYPES.find((one) => one === type),
    language: HOME_LANGUAGES.find((one) => one === language),
    state: HOME_STATES.find((one) => one === state),
  };
  return {
    ...(text !== "" && { q: text }),
    ...(found.type && { type: found.type }),
    ...(found.language && { language: found.language }),
    ...(found.state && { state: found.state }),
    ...(isShort === true && { isShort }),
    ...(isHeld === true && { isHeld }),
    ...(TAG.test(tagged) && { tag: tagged }),
  };
}
