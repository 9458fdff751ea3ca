// Knows how a package that somebody chose is sent to the library, and how its progress is reported.
import type { Result } from "@academiz/domain/kernel";
import type { ScormConfig } from "@academiz/domain/scorm";
import type { Trouble } from "../ground/trouble.ts";

/** A file that a person chose; its bytes stay between the device and the sender. */
export interface PackageFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A package that arrived and was read completely. */
export interface UploadedPackage {
  readonly config: ScormConfig;
  /** The file as the library keeps it; `size` in bytes. */
  readonly document: { readonly slug: string; readonly name: string; readonly size: number };
}

/** Why a package was refused. */
export interface UploadTrouble extends Trouble {
  /** What the server says is wrong with the package (`document.source.bad_package`); absent for other failures. */
  readonly reason?: string;
}

/** A sending that is under way. */
export interface PackageSending {
  /** Never rejects. */
  readonly outcome: Promise<Result<UploadedPackage, UploadTrouble>>;
  /** Cancels it, and nothing of it is kept; no effect once it has ended. */
  cancel(): void;
}

/** Sends packages. Never throws. */
export interface PackageUploading {
  /** `onProgress` gets the number of sent bytes, at most the file's size; then the server reads the package. */
  send(file: PackageFile, onProgress: (sent: number) => void): PackageSending;
  /** Removes an unwanted package that arrived. Fails as `conflict` if a product uses it. */
  discard(documentSlug: string): Promise<Result<void, Trouble>>;
}
