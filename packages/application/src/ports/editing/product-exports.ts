// Knows what the back office asks of the server about packages that are made in the background.
import type { Result } from "@academiz/domain/kernel";
import type { ExitReading, PackagedType } from "@academiz/domain/scorm";
import type { Trouble } from "../ground/trouble.ts";

/** What is packed. */
export interface ExportedProduct {
  readonly type: PackagedType;
  readonly slug: string;
}

/** How a product is packed; `draft` packs what is not published yet. */
export interface ExportOptions {
  /** The standard of the platform that takes the package (`2004` is its 4th edition), or `web` for any web server. */
  readonly format: "1.2" | "2004" | "2004-3rd" | "web";
  /** True packs what is stored and not published yet; false what learners play. */
  readonly draft: boolean;
  /** What the package tells its platform at the end (decisions 7); web pages pass it over. */
  readonly exitReading: ExitReading;
}

/** What is told of an export besides its end: a file by its name or slug, or what a check found. */
export interface ExportProblem {
  /**
   * `document.missing`: its bytes are lost. `document.unknown`: the library has it no more. `media.outside`: the
   * content shows it and no library has it, as `page (address)`. `package.unsound`: a fault of ours.
   */
  readonly code: "document.missing" | "document.unknown" | "media.outside" | "package.unsound";
  readonly name: string;
}

/** A package that is made, or was, in the background. */
export interface ProductExport {
  readonly id: string;
  readonly type: PackagedType;
  /** Slug of what is packed. */
  readonly product: string;
  readonly format: ExportOptions["format"];
  readonly draft: boolean;
  readonly state: "queued" | "running" | "done" | "failed";
  /** Bytes, about; 0 of 0 before they are known. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Of the zip, once it is done. */
  readonly name: string | null;
  /** Bytes of the zip, once it is done. */
  readonly size: number | null;
  /** A code; null when it did not fail. */
  readonly error: string | null;
  readonly problems: readonly ExportProblem[];
  /** Where the zip is fetched from, once it is done. */
  readonly url: string | null;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** The author's exports on the server. Never throws: failures are the result's. */
export interface ProductExports {
  /** One that waits or runs already, of the same options, is answered instead of another. */
  begin(product: ExportedProduct, options: ExportOptions): Promise<Result<ProductExport, Trouble>>;
  /** The newest of a product, or of all of them (null), newest first: at most 20. */
  list(slug: string | null): Promise<Result<readonly ProductExport[], Trouble>>;
  /** Gives one up, or removes it with its zip. */
  remove(id: string): Promise<Result<void, Trouble>>;
}
