// Knows how files are searched: by folder, words, types, favourites and uses.
import type { DocumentSearch, Reader } from "@academiz/backend/ports";
import { DOCUMENT_TYPES } from "@academiz/domain/documents";
import { and, asc, countDistinct, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { documents, documentUses, favouriteDocuments, libraryDocuments } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { holdsWords } from "./contains.ts";

type Table = typeof documents;

const countUses = ({ slug }: Table) =>
  sql<number>`(select count(distinct ${documentUses.productSlug})::int from ${documentUses} where ${documentUses.documentSlug} = ${slug})`;
const isUsed = ({ slug }: Table) =>
  sql`exists (select from ${documentUses} where ${documentUses.documentSlug} = ${slug})`;
const isFavourite = ({ slug }: Table, { userId }: Reader) =>
  sql<boolean>`exists (select from ${favouriteDocuments} where ${favouriteDocuments.documentSlug} = ${slug} and ${favouriteDocuments.userId} = ${userId})`;

/** The captions in either library, as far as the reader may reach them; the client's own first. */
const findCaptions = ({ captionsSlug }: Table, column: "slug" | "name" = "slug") =>
  sql<string | null>`(select ${sql.identifier(column)} from (
    select own.slug, own.name, 0 as place from ${documents} own
    union all select shared.slug, shared.name, 1 from ${libraryDocuments} shared
  ) reached where reached.slug = ${captionsSlug} order by place limit 1)`;
/** The rule of `lacksAlternative`, as an SQL condition. */
const isSilent = (table: Table) =>
  or(
    and(inArray(table.type, [...DOCUMENT_TYPES.image, ...DOCUMENT_TYPES.animation]), isNull(table.alternative)),
    and(inArray(table.type, [...DOCUMENT_TYPES.audio]), eq(table.transcript, "")),
    and(inArray(table.type, [...DOCUMENT_TYPES.video]), sql`${findCaptions(table)} is null`),
  );

/** The columns of a file that a reader sees. */
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
  isTagged: table.isTagged,
  originalKey: table.originalKey,
  originalType: table.originalType,
  originalSize: table.originalSize,
  createdAt: table.createdAt,
  alternative: table.alternative,
  focus: table.focus,
  transcript: table.transcript,
  captionsSlug: findCaptions(table),
  captionsName: findCaptions(table, "name"),
  licence: table.licence,
  origin: table.origin,
  isFavourite: isFavourite(table, reader),
  uses: countUses(table),
});

/** Searches its name, its notes and its alternative text, ignoring case and accents. */
const speaksOf = ({ name, description, alternative, transcript }: Table, query: string): SQL =>
  holdsWords(sql`concat_ws(' ', ${name}, ${description}, ${alternative}, ${transcript})`, query);

export function matchDocuments(table: Table, reader: Reader, search: DocumentSearch): SQL | undefined {
  const { folders, query, types, onlyFavourites, onlyUsed, onlySilent } = search;
  return and(
    folders === "anywhere"
      ? undefined
      : folders === null
        ? isNull(table.folderSlug)
        : inArray(table.folderSlug, [...folders]),
    query === null ? undefined : speaksOf(table, query),
    types === null ? undefined : inArray(table.type, [...types]),
    onlyFavourites ? isFavourite(table, reader) : undefined,
    onlySilent ? isSilent(table) : undefined,
    onlyUsed ? isUsed(table) : undefined,
  );
}

/** The slugs of a page, each with the key that sorts it. */
export function cutPage(db: Db, table: Table, search: DocumentSearch, where: SQL | undefined) {
  const { sort, descending, limit, page } = search;
  // All uses are counted once, not those of each file; PostgreSQL leaves the join out where nothing is sorted by it.
  const used = db
    .select({ slug: documentUses.documentSlug, uses: countDistinct(documentUses.productSlug).as("uses") })
    .from(documentUses)
    .groupBy(documentUses.documentSlug)
    .as("used");
  const keys = {
    uses: sql`coalesce(${used.uses}, 0)`,
    name: sql`lower(${table.name})`,
    createdAt: sql`${table.createdAt}`,
    size: sql`${table.size}`,
  };
  const key = keys[sort];
  return db
    .select({ slug: table.slug, key: key.as("sorted_by") })
    .from(table)
    .leftJoin(used, eq(used.slug, table.slug))
    .where(where)
    .orderBy(descending ? desc(key) : asc(key), asc(table.slug))
    .limit(limit)
    .offset((page - 1) * limit)
    .as("page");
}
