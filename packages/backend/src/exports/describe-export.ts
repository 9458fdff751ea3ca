// Knows how an export is told.
import type { ExportAnswer } from "@academiz/contract";
import { describeFile } from "../documents/document-files.ts";
import type { JobRecord } from "../ports/index.ts";
import { computeExpiry, readAsked, readExportResult } from "./export-job.ts";

export function describeExport(job: JobRecord): ExportAnswer {
  const { type, slug, input } = readAsked(job);
  const { name, size, problems } = readExportResult(job);
  const { id, state, done, total, error, createdAt, fileKey } = job;
  const isOffered = state === "done" && fileKey !== null && name !== null;
  return {
    id,
    type,
    product: slug,
    format: input.format,
    draft: input.draft,
    state,
    // One that is done at once was never asked how far it is.
    progress: size === null ? { done, total } : { done: size, total: size },
    name,
    size,
    error,
    problems: [...problems],
    url: isOffered ? describeFile(fileKey, name) : null,
    createdAt,
    expiresAt: computeExpiry(job),
  };
}
