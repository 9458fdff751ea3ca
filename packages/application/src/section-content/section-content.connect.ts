// Knows what is shown of the products of a section, and of those that can be added.
import type { SnapshotFrom } from "xstate";
import { connectList, type ListView, type PageReader } from "../listing/index.ts";
import type { LibraryCriteria, LibraryPage, ProductRow, Trouble } from "../ports/index.ts";
import type { sectionContentMachine } from "./section-content.machine.ts";

/** A product of a section. */
export interface SectionProduct {
  readonly slug: string;
  /** Null while it is looked up, and where there is none any more. */
  readonly product: ProductRow | null;
  /** It was looked up, and there is none any more. */
  readonly isGone: boolean;
}
/** The products of a section as they are shown. */
export interface SectionContentView {
  /** In their order. */
  readonly products: readonly SectionProduct[];
  /** How many of them were deleted: the section is not published with them. */
  readonly gone: number;
  readonly isChanged: boolean;
  /** What they are called is on its way. */
  readonly isNaming: boolean;
  /** Why what they are called could not be read. */
  readonly namesTrouble: Trouble | null;
  /** Those that can be added, and those that were since it was stored: what was found, but what stood in it already. */
  readonly found: ListView<ProductRow>;
  /** More were found than are shown. */
  readonly hasMore: boolean;
}

const READER: PageReader<LibraryCriteria, LibraryPage, ProductRow> = {
  readRows: ({ rows }) => rows,
  readTotal: ({ totalItems }) => totalItems,
  isNarrowed: ({ query }) => query !== "",
};

/** The view of a snapshot of `sectionContentMachine`. Pure. */
export function connectSectionContent(snapshot: SnapshotFrom<typeof sectionContentMachine>): SectionContentView {
  const { slugs, stored, names, search, added } = snapshot.context;
  const known = new Map([...added, ...(names.shown ?? [])].map((product) => [product.slug, product]));
  const found = connectList(search, READER);
  const rows = found.rows.filter(({ slug }) => !stored.includes(slug) || !slugs.includes(slug));
  // One that was not asked for was found since, or is asked for now.
  const asked = new Set(names.phase === "ready" ? names.criteria : []);
  const products = slugs.map((slug) => {
    const product = known.get(slug) ?? null;
    return { slug, product, isGone: product === null && asked.has(slug) };
  });
  return {
    products,
    gone: products.filter(({ isGone }) => isGone).length,
    isChanged: slugs.length !== stored.length || slugs.some((slug, at) => slug !== stored[at]),
    isNaming: names.phase === "loading",
    namesTrouble: names.trouble,
    found: { ...found, rows, range: { first: 1, last: rows.length, total: rows.length } },
    hasMore: found.range.total > found.rows.length,
  };
}

/** Why products of it keep the section from being published, by their slugs, as a refused publication told. */
export const listClosed = (trouble: Trouble | null): ReadonlyMap<string, "closed" | "not-everybody"> =>
  new Map(
    (trouble?.faults ?? []).flatMap(({ path: [place, slug], message }) =>
      place === "products" && typeof slug === "string" && (message === "closed" || message === "not-everybody")
        ? [[slug, message] as const]
        : [],
    ),
  );
