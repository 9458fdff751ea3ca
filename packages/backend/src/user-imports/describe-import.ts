// Knows how an import is told (§3.225–§3.231).
import type { AnswerOf, userFiles } from "@academiz/contract";
import type { ImportStatus } from "@academiz/domain/notifications";
import type { JobRecord } from "../ports/index.ts";
import { readInput, readResult } from "./import-job.ts";

type Told = AnswerOf<typeof userFiles.readImport>["import"];

export function readStatus(job: JobRecord): ImportStatus {
  const isApplied = readInput(job).phase === "apply";
  if (job.state === "failed") return "error";
  if (job.state === "done") return isApplied ? "success" : "ready";
  return isApplied ? "applying" : "checking";
}

/** Of what ended it first, each code once. */
export const listCodes = (job: JobRecord): readonly string[] => [
  ...new Set([...(job.error === null ? [] : [job.error]), ...(readResult(job)?.codes ?? [])]),
];

export function describeImport(job: JobRecord): Told {
  const { fileName, header, deleteAbsent } = readInput(job);
  const { id, createdAt, done, total, error } = job;
  const result = readResult(job);
  return {
    id,
    status: readStatus(job),
    createdAt,
    file: fileName,
    header,
    deleteAbsent,
    progress: { done, total },
    error,
    report: result,
  };
}
