// Knows how the files of a library are listed and searched (§7.66, §7.67).
import type { DocumentAnswer } from "@academiz/contract";
import { DOCUMENT_TYPES, type DocumentKind, listSubtree } from "@academiz/domain/documents";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, DocumentSearch, Shelf } from "../ports/index.ts";
import { describeFolder, describeItem } from "./describe-item.ts";

type Sort = DocumentSearch["sort"];
export interface ListDocumentsInput {
  readonly query?: string | undefined;
  readonly types?: readonly DocumentKind[] | undefined;
  readonly "types[]"?: readonly DocumentKind[] | undefined;
  readonly favorite?: "0" | "1" | undefined;
  readonly mostUsed?: "0" | "1" | undefined;
  readonly silent?: "0" | "1" | undefined;
  readonly order: Sort | `-${Sort}`;
  readonly page: number;
  readonly limit: number;
}
interface Page {
  readonly documents: DocumentAnswer[];
  readonly directories: DocumentAnswer[];
  readonly meta: { totalItems: number; page: number; limit: number };
}
type Listing = Pick<World, "documents" | "folders">;

/** `folderSlug` null: the top. */
export async function listDocuments(
  world: Listing,
  actor: Actor,
  shelf: Shelf,
  { folderSlug, ...input }: ListDocumentsInput & { readonly folderSlug: string | null },
): Outcome<DocumentAnswer[] | Page> {
  const folders = await world.folders.list(actor, shelf);
  if (folderSlug !== null && !folders.some(({ slug }) => slug === folderSlug)) return refuse("not-found");
  const [query, types, onlyUsed] = [input.query?.trim() || null, readTypes(input), input.mostUsed === "1"];
  const [onlyFavourites, onlySilent] = [input.favorite === "1", input.silent === "1"];
  const isSearch = query !== null || types !== null || onlyFavourites || onlyUsed || onlySilent;
  const everywhere = folderSlug === null ? "anywhere" : listSubtree(folders, folderSlug);
  const { page, limit } = input;
  const { rows, total } = await world.documents.search(actor, shelf, {
    folders: isSearch ? everywhere : folderSlug === null ? null : [folderSlug],
    query,
    types,
    onlyFavourites,
    onlyUsed,
    onlySilent,
    ...(onlyUsed ? MOST_USED_FIRST : readOrder(input.order)),
    page,
    limit,
  });
  const documents = rows.map((row) => describeItem(row, shelf));
  if (onlyUsed) return succeed(documents);
  const here = isSearch ? [] : folders.filter(({ parentSlug }) => parentSlug === folderSlug);
  const directories = here.map((folder) => describeFolder(folder, shelf));
  return succeed({ documents, directories, meta: { totalItems: total, page, limit } });
}

export async function listMostUsed(
  world: Listing,
  actor: Actor,
  shelf: Shelf,
  input: Pick<ListDocumentsInput, "types" | "types[]" | "limit">,
): Outcome<DocumentAnswer[]> {
  const { rows } = await world.documents.search(actor, shelf, {
    folders: "anywhere",
    query: null,
    types: readTypes(input),
    onlyFavourites: false,
    onlyUsed: true,
    onlySilent: false,
    ...MOST_USED_FIRST,
    page: 1,
    limit: input.limit,
  });
  return succeed(rows.map((row) => describeItem(row, shelf)));
}

const MOST_USED_FIRST = { sort: "uses", descending: true } as const;

const readOrder = (order: ListDocumentsInput["order"]): Pick<DocumentSearch, "sort" | "descending"> => ({
  sort: order.replace("-", "") as Sort,
  descending: order.startsWith("-"),
});

/** Media types of the kinds that were asked for; null: all. */
function readTypes(input: Pick<ListDocumentsInput, "types" | "types[]">): readonly string[] | null {
  const kinds = [...(input.types ?? []), ...(input["types[]"] ?? [])];
  return kinds.length === 0 ? null : kinds.flatMap((kind) => DOCUMENT_TYPES[kind]);
}
