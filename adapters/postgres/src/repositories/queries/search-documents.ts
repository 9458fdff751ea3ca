// Knows how files are looked for: by folder, words, types, favourites and uses.
import type { DocumentSearch, Reader } from "@academiz/backend/ports";
import { and, asc, desc, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type documents, documentUses, favouriteDocuments } from "../../schema/index.ts";
import { contains } from "./contains.ts";

type Table = typeof documents;

const countUses = ({ slug }: Table) =>
  sql<number>`(select count(distinct ${documentUses.productSlug})::int from ${documentUses} where ${documentUses.documentSlug} = ${slug})`;
const isFavourite = ({ slug }: Table, { userId }: Reader) =>
  sql<boolean>`exists (select from ${favouriteDocuments} where ${favouriteDocuments.documentSlug} = ${slug} and ${favouriteDocuments.userId} = ${userId})`;

/** What a reader sees of a file. */
export const columnsOf = (table: Table, reader: Reader) => ({
  slug: table.slug,
  name: table.name,
  description: table.description,
  type: table.type,
  size: table.size,
  key: table.key,
  folderSlug: table.folderSlug,
  width: table.width,
  height: table.height,
  originalKey: table.originalKey,
  originalType: table.originalType,
  originalSize: table.originalSize,
  createdAt: table.createdAt,
  isFavourite: isFavourite(table, reader),
  uses: countUses(table),
});

export function matchDocuments(table: Table, reader: Reader, search: DocumentSearch): SQL | undefined {
  const { folders, query, types, onlyFavourites, onlyUsed } = search;
  return and(
    folders === "anywhere"
      ? undefined
      : folders === null
        ? isNull(table.folderSlug)
        : inArray(table.folderSlug, [...folders]),
    query === null ? undefined : or(ilike(table.name, contains(query)), ilike(table.description, contains(query))),
    types === null ? undefined : inArray(table.type, [...types]),
    onlyFavourites ? isFavourite(table, reader) : undefined,
    onlyUsed ? sql`${countUses(table)} > 0` : undefined,
  );
}

export function orderDocuments(table: Table, { sort, descending }: DocumentSearch): SQL {
  const column = sort === "uses" ? countUses(table) : sort === "name" ? sql`lower(${table.name})` : table[sort];
  return descending ? desc(column) : asc(column);
}
