// Knows what the back office asks of the server about the files of a library: those of the client, and the shared ones.
import type { DocumentKind, FileWords, FocalPoint } from "@academiz/domain/documents";
import type { Result } from "@academiz/domain/kernel";
import type { FileUse } from "../ground/file-use.ts";
import type { Trouble } from "../ground/trouble.ts";

/** Whose library (§3.61): the client's own, or the one that all clients share. */
export type Shelf = "client" | "library";

/** A file of a library in a list, with the words for people who cannot see or hear it. */
export interface LibraryFile extends FileWords {
  readonly shelf: Shelf;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Its kind, by its content. */
  readonly kind: DocumentKind;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels of a picture; null if they are unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** False for a PDF that does not say which of its words are headings, lists and tables; null if that is unknown. */
  readonly isTagged: boolean | null;
  /** The point of a picture that stays in sight if it is cropped; null: nobody has set it. */
  readonly focus: FocalPoint | null;
  /** Address that a browser can load. */
  readonly url: string;
  /** The uploaded file, if `url` is a smaller version of it (§3.57). */
  readonly original: { readonly url: string; readonly size: number } | null;
  /** The folder that it is in; null at the top. */
  readonly folderSlug: string | null;
  /** A favourite of the author's own. */
  readonly isFavourite: boolean;
  /** How many products of the client name it. */
  readonly uses: number;
  /** The name of the file with its captions; null without them. */
  readonly captionsName: string | null;
  /** The licence under which it may be shown; empty if nobody has stated it. */
  readonly licence: string;
  /** Where it comes from; empty if nobody has stated it. */
  readonly origin: string;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** A file with its uses, at most a hundred. */
export interface UsedFile extends LibraryFile {
  readonly usedBy: readonly FileUse[];
}

/** A folder with the folders in it, by their names. */
export interface LibraryFolder {
  readonly slug: string;
  readonly name: string;
  /** Null at the top. */
  readonly parentSlug: string | null;
  readonly children: readonly LibraryFolder[];
}

/** Which files are listed, and in what order. */
export interface FileCriteria {
  readonly shelf: Shelf;
  /** Slug of the folder that is listed, with those below it during a search; null: the top. */
  readonly folder: string | null;
  /** Text that the name or the description must contain; empty for all. */
  readonly query: string;
  /** Empty for all. */
  readonly kinds: readonly DocumentKind[];
  /**
   * `used`: files that products name, most named first, on one page. `silent`: files without words for people who
   * cannot see or hear them (`lacksAlternative`).
   */
  readonly only: "all" | "favourites" | "used" | "silent";
  /** A leading `-` reverses the order. */
  readonly order: "name" | "-name" | "createdAt" | "-createdAt" | "size" | "-size" | "uses" | "-uses";
  /** From 1. */
  readonly page: number;
}
/** One page of a list of files. */
export interface FilePage {
  readonly files: readonly LibraryFile[];
  /** Of all pages. */
  readonly totalItems: number;
  /** Files in a full page. */
  readonly pageSize: number;
}

/** What is absent stays. */
export interface FileChange {
  readonly name?: string;
  readonly description?: string;
  /** Null: to the top. */
  readonly folderSlug?: string | null;
  readonly isFavourite?: boolean;
  readonly alternative?: string | null;
  readonly focus?: FocalPoint | null;
  readonly transcript?: string;
  /** Slug of a WebVTT file; null: none. */
  readonly captions?: string | null;
  readonly licence?: string;
  readonly origin?: string;
}
/** What is absent stays. */
export interface FolderChange {
  readonly name?: string;
  readonly parentSlug?: string | null;
}

/**
 * The files of the libraries on the server. Never throws: failures are in the result. An unknown slug fails as
 * `not-found`, the shared library as `forbidden` for all but super administrators, a used file as `conflict` with its
 * `uses`.
 */
export interface FileLibrary {
  list(criteria: FileCriteria): Promise<Result<FilePage, Trouble>>;
  read(shelf: Shelf, slug: string): Promise<Result<UsedFile, Trouble>>;
  change(shelf: Shelf, slug: string, change: FileChange): Promise<Result<LibraryFile, Trouble>>;
  /** All or none (§7.72). `folder` null: to the top. */
  move(shelf: Shelf, slugs: readonly string[], folder: string | null): Promise<Result<void, Trouble>>;
  /** `isConfirmed`: removes a used one too. */
  remove(shelf: Shelf, slug: string, isConfirmed: boolean): Promise<Result<void, Trouble>>;
  /** As a tree (§7.74). */
  listFolders(shelf: Shelf): Promise<Result<readonly LibraryFolder[], Trouble>>;
  /** Answers its slug. */
  createFolder(shelf: Shelf, name: string, parentSlug: string | null): Promise<Result<string, Trouble>>;
  changeFolder(shelf: Shelf, slug: string, change: FolderChange): Promise<Result<void, Trouble>>;
  /** `isConfirmed`: removes one that is not empty too (§7.76). */
  removeFolder(shelf: Shelf, slug: string, isConfirmed: boolean): Promise<Result<void, Trouble>>;
}
