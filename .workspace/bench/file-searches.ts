// Knows the searches in a library, each beside a query written by hand with the right to see everything: the
// same indexes, two plain statements, and what the list tells beside each file looked up for the page alone.
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import { queryRows } from "../../adapters/postgres/src/sql/rows.ts";
import type { DocumentSearch, Documents, Reader, Shelf } from "../../packages/backend/src/ports/index.ts";
import type { Found, Ways } from "./compare-searches.ts";
import { FOLDER } from "./plant-files.ts";

const ANY: DocumentSearch = {
  folders: "anywhere",
  query: null,
  types: null,
  onlyFavourites: false,
  onlyUsed: false,
  onlySilent: false,
  sort: "createdAt",
  descending: true,
  page: 1,
  limit: 50,
};
const FULL = { folders: [FOLDER.full] };
const PICTURES = ["image/png", "image/jpeg", "image/webp"];

const SEARCHES: Readonly<Record<string, Partial<DocumentSearch>>> = {
  "the newest": {},
  "the full folder": FULL,
  "the full folder, by name": { ...FULL, sort: "name", descending: false },
  "the full folder, by size": { ...FULL, sort: "size" },
  "the full folder, page 200": { ...FULL, page: 200 },
  "the full folder, by name, page 200": { ...FULL, sort: "name", descending: false, page: 200 },
  "a usual folder": { folders: [FOLDER.usual] },
  "forty folders": { folders: Array.from({ length: 40 }, (_, at) => `folder-${at + 20}`) },
  "a word": { query: "hygiene" },
  "a name": { query: "affiche securite 1234" },
  "a word of transcripts": { query: "mot77" },
  "a word in the full folder": { ...FULL, query: "energie" },
  pictures: { types: PICTURES },
  "films in the full folder": { ...FULL, types: ["video/mp4"] },
  favourites: { onlyFavourites: true },
  "favourites of a word": { onlyFavourites: true, query: "photo" },
  "most used": { sort: "uses" },
  "most used in the full folder": { ...FULL, sort: "uses" },
  "most used, page 10": { sort: "uses", page: 10 },
  "only what is used": { onlyUsed: true },
  "without a text": { onlySilent: true },
  "pictures without a text, by name": { onlySilent: true, types: PICTURES, sort: "name", descending: false },
};

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const listed = (texts: readonly string[]) => `('${texts.join("','")}')`;

async function searchBare(db: Db, reader: Reader, shelf: Shelf, search: DocumentSearch): Promise<Found> {
  const { folders, query, types, sort, descending, page, limit } = search;
  const where = [
    shelf === "client" ? `d.client_id = '${reader.clientId}'` : "true",
    ...(folders === "anywhere" || folders === null ? [] : [`folder_slug in ${listed(folders)}`]),
    ...(query === null
      ? []
      : [
          `academiz_fold(d.name || ' ' || d.description || coalesce(' ' || d.alternative, '') || ' ' || d.transcript) like '%${fold(query)}%'`,
        ]),
    ...(types === null ? [] : [`type in ${listed(types)}`]),
    ...(search.onlyUsed ? ["u.uses > 0"] : []),
    ...(search.onlySilent
      ? [
          `(type like 'image/%' and alternative is null or type = 'audio/mpeg' and transcript = '' or type = 'video/mp4' and c.slug is null)`,
        ]
      : []),
  ].join(" and ");
  const table = shelf === "client" ? "documents" : "library_documents";
  const uses = `left join (select document_slug, count(distinct product_slug) as uses from document_uses where client_id = '${reader.clientId}' group by 1) u on u.document_slug = d.slug`;
  const favourites = `join favourite_documents f on f.client_id = '${reader.clientId}' and f.user_id = '${reader.userId}' and f.document_slug = d.slug`;
  const captions = `left join (select slug from documents where client_id = '${reader.clientId}' union select slug from library_documents) c on c.slug = d.captions_slug`;
  const from = [
    `from ${table} d`,
    ...(search.onlyUsed || sort === "uses" ? [uses] : []),
    ...(search.onlyFavourites ? [favourites] : []),
    ...(search.onlySilent ? [captions] : []),
    `where ${where}`,
  ].join(" ");
  const by = { name: "lower(d.name)", createdAt: "d.created_at", size: "d.size", uses: "coalesce(u.uses, 0)" }[sort];
  const way = descending ? "desc" : "asc";
  const [rows, [count]] = await Promise.all([
    queryRows<{ slug: string }>(
      db,
      `select page.*,
         (select count(distinct product_slug) from document_uses where client_id = '${reader.clientId}' and document_slug = page.slug) as used,
         exists (select from favourite_documents where client_id = '${reader.clientId}' and user_id = '${reader.userId}' and document_slug = page.slug) as favourite,
         coalesce((select name from documents where client_id = '${reader.clientId}' and slug = page.captions_slug),
                  (select name from library_documents where slug = page.captions_slug)) as captions
       from (select d.*, ${by} as sorted_by ${from} order by ${by} ${way}, d.slug limit ${limit} offset ${(page - 1) * limit}) page
       order by sorted_by ${way}, slug`,
    ),
    queryRows<{ total: string }>(db, `select count(*) as total ${from}`),
  ]);
  return { ids: rows.map(({ slug }) => slug), total: Number(count?.total) };
}

export const listFileSearches = (
  documents: Documents,
  bare: Db,
  reader: Reader,
  shelf: Shelf,
): Readonly<Record<string, Ways>> =>
  Object.fromEntries(
    Object.entries(SEARCHES).map(([title, part]): [string, Ways] => {
      const search = { ...ANY, ...part };
      return [
        title,
        {
          bare: () => searchBare(bare, reader, shelf, search),
          ruled: async () => {
            const { rows, total } = await documents.search(reader, shelf, search);
            return { ids: rows.map(({ slug }) => slug), total };
          },
        },
      ];
    }),
  );
