// Knows what a host that fails to answer may still keep: a package that takes it for nothing would write over it.
import { readStartStatus } from "@academiz/domain/scorm";
import type { Host } from "../host/index.ts";

/** By the status that the host told at the start: nobody was here before. */
export const isNew = (status: string): boolean => readStartStatus(status) !== status;

/**
 * What was packed. `status`: as the host told it at the start; null where it failed to. Null where something may be
 * kept that it does not tell.
 */
export function readKept(host: Host, status: string | null): string | null {
  const kept = host.get("cmi.suspend_data") ?? host.get("cmi.suspend_data");
  return kept ?? (status !== null && isNew(status) ? "" : null);
}
