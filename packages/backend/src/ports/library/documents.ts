// Knows how files are described, a client's own and those of the shared library; their bytes are in the document
// store.
import type { FocalPoint } from "@academiz/domain/documents";
import type { Tenancy } from "../people/tenancy.ts";

export interface DocumentRecord {
  readonly slug: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
  /** Width in pixels, of a picture; null or absent where unknown. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** The point of a picture that stays visible where it is cropped; null or absent where none was chosen. */
  readonly focus?: FocalPoint | null;
  /** False for a PDF that does not say what its words are; null or absent where unknown, and for any other file. */
  readonly isTagged?: boolean | null;
  /** The capability that opens the bytes in the store. */
  readonly key: string;
}

/** Which library: the client's own, or the shared one that everybody reads and the platform writes (§3.61). */
export type Shelf = "client" | "library";

/** What is known of a file's bytes. */
export interface DocumentSource extends Pick<DocumentRecord, "type" | "size" | "key"> {
  /** Width in pixels, of a picture. */
  readonly width: number | null;
  readonly height: number | null;
  readonly isTagged: boolean | null;
  /** The key of the uploaded file, where the bytes above were made from it. */
  readonly originalKey: string | null;
  readonly originalType: string | null;
  readonly originalSize: number | null;
}
/** Bytes that take the place of others. */
export interface Replacement extends DocumentSource {
  /** The key of the bytes that are replaced; absent: whichever are there. */
  readonly formerKey?: string;
}
export interface NewDocument extends DocumentSource {
  readonly slug: string;
  readonly name: string;
  readonly folderSlug: string | null;
  readonly createdAt: string;
}
/** What is known of a file besides its bytes (decisions 14). */
export interface DocumentWords {
  /** What a picture shows; empty: it is only decoration; null: not described yet. */
  readonly alternative: string | null;
  readonly focus: FocalPoint | null;
  /** The transcript of a sound or a film. */
  readonly transcript: string;
  /** Slug of the file with the captions of a film. */
  readonly captionsSlug: string | null;
  readonly licence: string;
  /** Where it comes from: its source. */
  readonly origin: string;
}
/** As one reader sees it; captions that no longer exist are null. */
export interface DocumentRow extends NewDocument, DocumentWords {
  readonly description: string;
  readonly isFavourite: boolean;
  /** Null without captions. */
  readonly captionsName: string | null;
  /** Number of the client's products that name it. */
  readonly uses: number;
}

export interface DocumentSearch {
  /** Files in one of these folders; null: in no folder; "anywhere": in any or none. */
  readonly folders: readonly string[] | null | "anywhere";
  /** Searched in names and descriptions; null: no search. */
  readonly query: string | null;
  /** Media types; null: all. */
  readonly types: readonly string[] | null;
  readonly onlyFavourites: boolean;
  /** Only files that some product names. */
  readonly onlyUsed: boolean;
  /** Only files that lack a text for people who cannot see or hear them. */
  readonly onlySilent: boolean;
  readonly sort: "name" | "createdAt" | "size" | "uses";
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
}

/** Absent fields stay as they are. */
export interface DocumentChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly folderSlug?: string | null | undefined;
  readonly alternative?: string | null | undefined;
  readonly focus?: FocalPoint | null | undefined;
  readonly transcript?: string | undefined;
  readonly captionsSlug?: string | null | undefined;
  readonly licence?: string | undefined;
  readonly origin?: string | undefined;
}

/**
 * `absent`: the folder, or the file to be replaced, does not exist; `full`: the client's files would exceed their
 * limit.
 */
export type Keeping = "kept" | "absent" | "full";

/** A product of some client that names a file. */
export interface DocumentUse extends Tenancy {
  readonly documentSlug: string;
  readonly productSlug: string;
}

/** The reader: favourites are personal. */
export interface Reader extends Tenancy {
  readonly userId: string;
}

export interface Documents {
  /** Adds it to the client's own. */
  add(tenancy: Tenancy, document: DocumentRecord, now: string): Promise<void>;
  /**
   * Those of the slugs that the client may read, in the order of the slugs: its own file goes before the shared one.
   */
  find(tenancy: Tenancy, slugs: readonly string[]): Promise<readonly DocumentRecord[]>;
  search(
    reader: Reader,
    shelf: Shelf,
    search: DocumentSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly DocumentRow[] }>;
  read(reader: Reader, shelf: Shelf, slug: string): Promise<DocumentRow | null>;
  /** Total bytes of the client's files, their originals included; `except` is left out. */
  weigh(tenancy: Tenancy, except?: string): Promise<number>;
  /**
   * `most`: total bytes allowed to the client's files, even where several are added at once; null: no limit, as for
   * the shared library.
   */
  keep(tenancy: Tenancy, shelf: Shelf, document: NewDocument, most: number | null): Promise<Keeping>;
  /** Changes all or none; answers for the first that was missing whether it was a document or the folder. */
  change(
    tenancy: Tenancy,
    shelf: Shelf,
    slugs: readonly string[],
    change: DocumentChange,
  ): Promise<"changed" | "absent">;
  /**
   * Another file under the same slug and name, without the former focal point; `most` as for `keep`. Sets
   * `filesRemovedAt` of the clients whose people had the former file. `replaced-since`: the file there is not the
   * former one any more.
   */
  replace(
    tenancy: Tenancy,
    shelf: Shelf,
    slug: string,
    source: Replacement,
    most: number | null,
    now: string,
  ): Promise<Keeping | "replaced-since">;
  /**
   * With the ratings and favourites that people gave it; sets `filesRemovedAt` as `replace` does. False when absent.
   */
  remove(tenancy: Tenancy, shelf: Shelf, slug: string, now: string): Promise<boolean>;
  setFavourite(reader: Reader, slug: string, isFavourite: boolean): Promise<void>;
  /**
   * Products that name one of them, each once per document: the client's products for its own files, everybody's for
   * shared ones. At most `most`.
   */
  listUses(tenancy: Tenancy, shelf: Shelf, slugs: readonly string[], most: number): Promise<readonly DocumentUse[]>;
}
