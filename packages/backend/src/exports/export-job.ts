// Knows what the job of an export stores: the request, and the result.
import type { ExportedType, ExportProblem } from "@academiz/contract";
import { toIso } from "../ground/time.ts";
import type { JobData, JobRecord } from "../ports/index.ts";
import type { ExportInput } from "./prepared-export.ts";

export const PRODUCT_EXPORT = "product-export";
/** Milliseconds after its end for which an export can be downloaded. */
export const EXPORT_KEPT = 7 * 86_400_000;

export interface ExportAsked {
  readonly type: ExportedType;
  readonly slug: string;
  readonly input: ExportInput;
}
/** `name` and `size` (bytes) of the zip; null where there is none. */
export interface ExportResult {
  readonly name: string | null;
  readonly size: number | null;
  readonly problems: readonly ExportProblem[];
}

/** Only this folder writes it. */
export const readAsked = ({ input }: JobRecord): ExportAsked => input as unknown as ExportAsked;
export const readExportResult = ({ result }: JobRecord): ExportResult =>
  (result ?? { name: null, size: null, problems: [] }) as unknown as ExportResult;
export const toData = (value: ExportAsked | ExportResult): JobData => ({ ...value });

/** ISO timestamp; null while it is not over. */
export const computeExpiry = ({ finishedAt }: JobRecord): string | null =>
  finishedAt === null ? null : toIso(Date.parse(finishedAt) + EXPORT_KEPT);
