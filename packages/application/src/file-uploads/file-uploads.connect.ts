// Knows what is shown of files on their way to a library.
import type { SnapshotFrom } from "xstate";
import type { LibraryFile, Trouble } from "../ports/index.ts";
import { type fileUploadsMachine, hasLeft } from "./file-uploads.machine.ts";
import type { UploadItem } from "./file-uploads.types.ts";

/** A file on its way, as it is shown. */
export interface UploadView {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `reading`: the whole file was sent, and the server examines it. */
  readonly phase: UploadItem["phase"] | "reading";
  /** The share of it that was sent, from 0 to 1. */
  readonly share: number;
  /** The file in the library, once it is done. */
  readonly arrived: LibraryFile | null;
  readonly trouble: Trouble | null;
  /** Why it failed, in the product's own words; null where it did not. */
  readonly failure: UploadFailure | null;
  readonly mayCancel: boolean;
  readonly mayRetry: boolean;
  /** True for a file that is sent in parts: those that arrived can wait. */
  readonly mayPause: boolean;
}
/**
 * Why a file did not arrive: `type` is not taken (§8.7), it took `too-long` (§8.8), there is no `connection`, the
 * server `said` why, or nobody knows (`other`, §8.9).
 */
export type UploadFailure = "type" | "too-long" | "connection" | "said" | "other";

/** What is shown of all of them. */
export interface FileUploadsView {
  readonly items: readonly UploadView[];
  /** Some files are on their way, or wait for it. */
  readonly isRunning: boolean;
  /** Some files are on their way, wait, or are paused. */
  readonly isUnfinished: boolean;
  readonly doneCount: number;
  readonly failedCount: number;
  /** Every file is in the library: nothing is left to do. */
  readonly hasAllArrived: boolean;
  /** The share of all bytes that were sent, without files that were given up: from 0 to 1. */
  readonly share: number;
}

const RUNNING: readonly UploadItem["phase"][] = ["placing", "waiting", "sending"];

/** The view of a snapshot of `fileUploadsMachine`. Pure. */
export function connectFileUploads(snapshot: SnapshotFrom<typeof fileUploadsMachine>): FileUploadsView {
  const { items } = snapshot.context;
  const meant = items.filter(({ phase }) => phase !== "cancelled");
  const total = meant.reduce((sum, { file }) => sum + file.size, 0);
  const sent = meant.reduce((sum, item) => sum + countSent(item), 0);
  return {
    items: items.map((item) => showUpload(item, snapshot.context.sender.goesOn(item.file))),
    isRunning: items.some(({ phase }) => RUNNING.includes(phase)),
    isUnfinished: items.some(({ phase }) => RUNNING.includes(phase) || phase === "paused"),
    doneCount: items.filter(({ phase }) => phase === "done").length,
    failedCount: items.filter(({ phase }) => phase === "failed").length,
    hasAllArrived: items.length > 0 && items.every(({ phase }) => phase === "done"),
    share: total === 0 ? 1 : sent / total,
  };
}

/** A failed file counts as sent to its end. */
const countSent = ({ phase, sent, file }: UploadItem): number =>
  phase === "done" || phase === "failed" ? file.size : sent;

function showUpload(item: UploadItem, goesOn: boolean): UploadView {
  const { id, file, phase, sent, arrived, trouble } = item;
  return {
    id,
    name: file.name,
    size: file.size,
    phase: hasLeft(item) ? "reading" : phase,
    share: file.size === 0 ? 1 : Math.min(1, sent / file.size),
    arrived,
    trouble,
    failure: trouble && readUploadFailure(trouble),
    mayCancel: (RUNNING.includes(phase) || phase === "paused") && !hasLeft(item),
    mayPause: goesOn && (phase === "waiting" || phase === "sending") && !hasLeft(item),
    mayRetry: phase === "cancelled" || (phase === "failed" && !isOfWrongKind(trouble)),
  };
}

/** The same file is refused again, however often it is sent. */
const isOfWrongKind = (trouble: Trouble | null): boolean =>
  readUploadFailure(trouble) === "type" || trouble?.detail === "document.source.other_kind";

/** §8.7–§8.9: what a proxy refuses with 403 or 504 took too long; what the server itself refuses says why. */
export function readUploadFailure(trouble: Trouble | null): UploadFailure {
  if (!trouble) return "other";
  const { kind, detail } = trouble;
  if (detail === "document.source.wrong_type") return "type";
  if (detail === "http.403" || detail === "http.504" || detail === "http.408" || detail === "upload.too-slow")
    return "too-long";
  if (kind === "offline") return "connection";
  return detail.startsWith("http.") || kind === "unexpected" ? "other" : "said";
}
