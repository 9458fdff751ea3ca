// Knows what the back office asks of the server about packages that are exported in the background.
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
  /** What the package tells its platform at the end (decisions 7); web pages ignore it. */
  readonly exitReading: ExitReading;
}

/** A finding of an export: a file by its name or slug, or the result of a check. */
export interface ExportProblem {
  /**
   * `document.missing`: its bytes are lost. `document.unknown`: the library no longer has it. `media.outside`: the
   * content shows it but no library has it, as `page (address)`. `package.unsound`: a fault of ours.
   */
  readonly code: "document.missing" | "document.unknown" | "media.outside" | "package.unsound";
  readonly name: string;
}

/** A package that is exported, or was, in the background. */
export interface ProductExport {
  readonly id: string;
  readonly type: PackagedType;
  /** Slug of what is packed. */
  readonly product: string;
  readonly format: ExportOptions["format"];
  readonly draft: boolean;
  readonly state: "queued" | "running" | "done" | "failed";
  /** Bytes, roughly; 0 of 0 before they are known. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Of the zip, once it is done. */
  readonly name: string | null;
  /** Bytes of the zip, once it is done. */
  readonly size: number | null;
  /** A code; null when it did not fail. */
  readonly error: string | null;
  readonly problems: readonly ExportProblem[];
  /** The address of the zip, once it is done. */
  readonly url: string | null;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** The author's exports on the server. Never throws: failures are the result's. */
export interface ProductExports {
  /** If an export with the same options already waits or runs, the answer is that one. */
  begin(product: ExportedProduct, options: ExportOptions): Promise<Result<ProductExport, Trouble>>;
  /** The exports of a product, or of all (null), newest first: at most 20. */
  list(slug: string | null): Promise<Result<readonly ProductExport[], Trouble>>;
  /** Cancels an export, or removes it with its zip. */
  remove(id: string): Promise<Result<void, Trouble>>;
}
