// Knows how files are described, a client's own and those of the library that all clients share; their bytes are the
// document store's.
import type { FocalPoint } from "@academiz/domain/documents";
import type { Tenancy } from "../people/tenancy.ts";

export interface DocumentRecord {
  readonly slug: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels, of a picture; null or absent where nobody knows. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** The point of a picture that stays in sight where it is cropped; null or absent where nobody said it. */
  readonly focus?: FocalPoint | null;
  /** The capability that opens the bytes in the store. */
  readonly key: string;
}

/** Whose: the client's own, or the library that everybody reads and the platform writes (§3.61). */
export type Shelf = "client" | "library";

/** What is known of a file's bytes. */
export interface DocumentSource extends Pick<DocumentRecord, "type" | "size" | "key"> {
  /** Pixels, of a picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** What was uploaded, where the bytes above were made from it. */
  readonly originalKey: string | null;
  readonly originalType: string | null;
  readonly originalSize: number | null;
}
export interface NewDocument extends DocumentSource {
  readonly slug: string;
  readonly name: string;
  readonly folderSlug: string | null;
  readonly createdAt: string;
}
/** What is known of a file besides its bytes (decisions 14). */
export interface DocumentWords {
  /** What a picture shows; empty: it is only decoration; null: nobody has said it. */
  readonly alternative: string | null;
  readonly focus: FocalPoint | null;
  /** Of a sound or a film. */
  readonly transcript: string;
  /** Slug of the file with the captions of a film. */
  readonly captionsSlug: string | null;
  readonly licence: string;
  /** Where it comes from. */
  readonly origin: string;
}
/** As somebody looks at it; captions that are no more are null. */
export interface DocumentRow extends NewDocument, DocumentWords {
  readonly description: string;
  readonly isFavourite: boolean;
  /** Null without captions. */
  readonly captionsName: string | null;
  /** Products of the client that name it. */
  readonly uses: number;
}

export interface DocumentSearch {
  /** Of these folders; null: of none. "anywhere": wherever they are. */
  readonly folders: readonly string[] | null | "anywhere";
  /** In names and descriptions; null: all. */
  readonly query: string | null;
  /** Media types; null: all. */
  readonly types: readonly string[] | null;
  readonly onlyFavourites: boolean;
  /** Those that some product names. */
  readonly onlyUsed: boolean;
  /** Those that nothing stands for where they cannot be seen or heard. */
  readonly onlySilent: boolean;
  readonly sort: "name" | "createdAt" | "size" | "uses";
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
}

/** What is absent stays. */
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

/** `absent`: the folder, or the file to be replaced, is not there; `full`: the client's files would weigh too much. */
export type Keeping = "kept" | "absent" | "full";

/** A product of some client that names a file. */
export interface DocumentUse extends Tenancy {
  readonly documentSlug: string;
  readonly productSlug: string;
}

/** Who looks: favourites are their own. */
export interface Reader extends Tenancy {
  readonly userId: string;
}

export interface Documents {
  /** To the client's own. */
  add(tenancy: Tenancy, document: DocumentRecord, now: string): Promise<void>;
  /** Those among the slugs that the client may reach, in the order of the slugs: its own, else the library's. */
  find(tenancy: Tenancy, slugs: readonly string[]): Promise<readonly DocumentRecord[]>;
  search(
    reader: Reader,
    shelf: Shelf,
    search: DocumentSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly DocumentRow[] }>;
  read(reader: Reader, shelf: Shelf, slug: string): Promise<DocumentRow | null>;
  /** Bytes of the client's files together, their originals too; but for one of them. */
  weigh(tenancy: Tenancy, except?: string): Promise<number>;
  /**
   * `most`: bytes that the client's files may have together, whoever else keeps some at once; null: any number, as the
   * library's.
   */
  keep(tenancy: Tenancy, shelf: Shelf, document: NewDocument, most: number | null): Promise<Keeping>;
  /** All or none; the first that was missing, a document or the folder, says what came of it. */
  change(
    tenancy: Tenancy,
    shelf: Shelf,
    slugs: readonly string[],
    change: DocumentChange,
  ): Promise<"changed" | "absent">;
  /**
   * Another file under the same slug and name, without the focal point of the former; `most` as of `keep`. Whose people had the former one has
   * `filesRemovedAt` now.
   */
  replace(
    tenancy: Tenancy,
    shelf: Shelf,
    slug: string,
    source: DocumentSource,
    most: number | null,
    now: string,
  ): Promise<Keeping>;
  /** With whatever the client's people think of it; likewise. False when absent. */
  remove(tenancy: Tenancy, shelf: Shelf, slug: string, now: string): Promise<boolean>;
  setFavourite(reader: Reader, slug: string, isFavourite: boolean): Promise<void>;
  /**
   * Products that name one of them, each once a document: the client's for its own, everybody's for the library's. At
   * most `most`.
   */
  listUses(tenancy: Tenancy, shelf: Shelf, slugs: readonly string[], most: number): Promise<readonly DocumentUse[]>;
}
