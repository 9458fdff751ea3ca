// Knows what an import shows.
import { type PackageReport, reportPackage } from "@academiz/domain/products";
import type { SnapshotFrom } from "xstate";
import type { PackageFile, UploadTrouble } from "../ports/index.ts";
import type { packageImportMachine } from "./package-import.machine.ts";
import { type PackageRefusal, readRefusal } from "./read-refusal.ts";

/** What is shown of an import. */
export interface PackageImportView {
  /** `sending` until all bytes are sent, `reading` while the server examines them. */
  readonly phase: "choosing" | "sending" | "reading" | "failed" | "reported" | "keeping" | "kept";
  readonly file: PackageFile | null;
  /** Bytes that were sent. */
  readonly sent: number;
  /** The title that is offered: that of the package, otherwise of the file. */
  readonly title: string;
  readonly report: PackageReport | null;
  /** Why it could not be sent, or not be kept. */
  readonly trouble: UploadTrouble | null;
  /** What is wrong with the package; null where the trouble is another. */
  readonly refusal: PackageRefusal | null;
  /** Another try with the same file may succeed. */
  readonly mayRetry: boolean;
  /** The name of a file that is no zip, and was not sent. */
  readonly strange: string | null;
}

/** Troubles that may be gone at another try. */
const PASSING: readonly string[] = ["offline", "too-many", "maintenance", "unexpected", "unauthorised"];

/** The view of a snapshot of `packageImportMachine`. Pure. */
export function connectPackageImport(snapshot: SnapshotFrom<typeof packageImportMachine>): PackageImportView {
  const { file, sent, uploaded, trouble, strange } = snapshot.context;
  const isAllSent = file !== null && sent >= file.size;
  return {
    phase: snapshot.value === "sending" && isAllSent ? "reading" : snapshot.value,
    file,
    sent,
    title: uploaded?.config.context.title.trim() || (file?.name.replace(/\.zip$/i, "") ?? ""),
    report: uploaded && reportPackage(uploaded.config),
    trouble,
    refusal: trouble && readTrouble(trouble),
    mayRetry: trouble !== null && PASSING.includes(trouble.kind),
    strange,
  };
}

/** The name says zip, so a file that is no archive at all is told as a broken package. */
function readTrouble({ detail, reason }: UploadTrouble): PackageRefusal | null {
  if (detail === "document.source.wrong_type") return { code: "no-zip", file: null, words: detail };
  return reason === undefined ? null : readRefusal(reason);
}
