// Knows how the learner's home orders products: continue first, then what is to do, then what is done.
import { foldText } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import type { MyProduct, NearSlot, Trouble } from "../ports/index.ts";
import type { myProductsMachine } from "./my-products.machine.ts";
import { chooseFacets, EVERYTHING, type Facets, fits, type HomeCriteria, isOver } from "./narrow-products.ts";

/** A section on the home page. */
export interface MySection {
  /** Slug of its perimeter. */
  readonly slug: string;
  readonly title: string;
  readonly products: readonly MyProduct[];
  /** How many of all its products are COMPLETE, and how many there are for this learner. */
  readonly done: number;
  readonly total: number;
}

/** What a learner's catalogue shows. */
export interface MyProductsView {
  readonly phase: "loading" | "ready" | "failed";
  /**
   * The product that was played last and has not ended; null when there is none, and while criteria narrow the page
   * down.
   */
  readonly toContinue: MyProduct | null;
  /**
   * The products of each section, in its order, without those that are due and the one to continue; none while criteria
   * narrow the page down.
   */
  readonly sections: readonly MySection[];
  /**
   * Products that have not ended or can be tried again, without sections that are shown and what stands in them, those
   * that are due and the one to continue: first those that were begun, by their last use, then those in the reader's
   * language, then the rest; otherwise in the server's order.
   */
  readonly toDo: readonly MyProduct[];
  /** COMPLETE products, and failed ones with no attempt left; the last one first. */
  readonly done: readonly MyProduct[];
  /** Products with a deadline that are not done, the soonest first, without the one to continue. */
  readonly due: readonly MyProduct[];
  /** The dates of the next seven days that are not signed; none while criteria narrow the page down. */
  readonly near: readonly NearSlot[];
  /** The filters that are offered. */
  readonly facets: Facets;
  /** There is no product at all, whatever is searched; also true until they are loaded. */
  readonly isEmpty: boolean;
  /** Nothing was ever begun: all is new, and nothing is marked so. */
  readonly isFirstVisit: boolean;
  /** The list stays shown while it is asked for again. */
  readonly isLooking: boolean;
  /** Slug of the perimeter whose player is being opened; null when there is none. */
  readonly opening: string | null;
  /** Slug of the perimeter of the last product, which could not be opened; null when there is none. */
  readonly unopened: string | null;
  /** Why the products could not be loaded, or the last one not be opened. */
  readonly trouble: Trouble | null;
}

/**
 * The view of a snapshot of `myProductsMachine`. Pure.
 * @param criteria `search`: what titles have to contain, in any case; blanks around it are ignored.
 * @param reader the language of whoever reads, whose products come first.
 */
export function connectMyProducts(
  snapshot: SnapshotFrom<typeof myProductsMachine>,
  criteria: HomeCriteria = EVERYTHING,
  reader: MyProduct["language"] = null,
): MyProductsView {
  const { products, near, opening, unopened, trouble } = snapshot.context;
  const search = foldText(criteria.search ?? "");
  const named = products.filter(({ title }) => foldText(title).includes(search));
  const wanted = named.filter((product) => fits(product, criteria));
  const isWhole = search === "" && wanted.length === named.length;
  const begun = wanted.filter((product) => product.progress !== null && !isOver(product)).sort(byLastUse);
  const canContinue = ({ type, progress }: MyProduct) =>
    type !== "classiz" && type !== "section" && progress?.status !== "FAILED";
  const toContinue = isWhole ? (begun.find(canContinue) ?? null) : null;
  const isDue = (product: MyProduct) => product.dueAt !== null && !isOver(product) && product !== toContinue;
  const fresh = wanted.filter((product) => product.progress === null && !isDue(product));
  const sections = isWhole ? listSections(wanted, (product) => product !== toContinue && !isDue(product)) : [];
  const grouped = new Set(sections.flatMap((section) => section.products));
  const shown = new Set(sections.map(({ slug }) => slug));
  const isAlone = (product: MyProduct) => !grouped.has(product) && !shown.has(product.perimeterSlug);
  const isOwn = ({ language }: MyProduct) => reader === null || language === null || language === reader;
  return {
    phase: snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    toContinue,
    toDo: [
      ...begun.filter((product) => product !== toContinue && !isDue(product)),
      ...fresh.filter(isOwn),
      ...fresh.filter((product) => !isOwn(product)),
    ].filter(isAlone),
    sections,
    due: wanted.filter(isDue).sort((a, b) => Date.parse(a.dueAt ?? "") - Date.parse(b.dueAt ?? "")),
    done: wanted.filter(isOver).filter(isAlone).sort(byLastUse),
    near: isWhole ? near.filter(({ slot }) => slot.mark === null) : [],
    facets: chooseFacets(products, named, criteria),
    isEmpty: products.length === 0,
    isFirstVisit: products.every(({ progress }) => progress === null),
    isLooking: snapshot.matches({ ready: "refreshing" }),
    opening,
    unopened,
    trouble,
  };
}

/** In the order of the server's list; a section of which nothing is to be shown is left out. */
function listSections(products: readonly MyProduct[], isShown: (product: MyProduct) => boolean): readonly MySection[] {
  const found = new Map<string, MyProduct[]>();
  for (const product of products) {
    if (!product.section) continue;
    const own = found.get(product.section.slug);
    if (own) own.push(product);
    else found.set(product.section.slug, [product]);
  }
  return [...found].flatMap(([slug, all]): readonly MySection[] => {
    const shown = all.filter(isShown).sort((a, b) => (a.section?.place ?? 0) - (b.section?.place ?? 0));
    if (shown.length === 0) return [];
    const done = all.filter(({ progress }) => progress?.status === "COMPLETE").length;
    return [{ slug, title: all[0]?.section?.title ?? "", products: shown, done, total: all.length }];
  });
}

const byLastUse = (a: MyProduct, b: MyProduct): number =>
  (b.progress?.eventDate ?? "").localeCompare(a.progress?.eventDate ?? "");
