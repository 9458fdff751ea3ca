// Knows what a host that fails to answer may still hold: a package that takes that for nothing would overwrite it.
import { readStartStatus } from "@academiz/domain/scorm";
import type { Host } from "../host/index.ts";

/** True where the status that the host told at the start means that nobody was here before. */
export const isNew = (status: string): boolean => readStartStatus(status) !== status;

/**
 * The packed text. `status`: as the host told it at the start; null where it failed to. Null where the host may keep
 * something that it does not tell.
 */
export function readKept(host: Host, status: string | null): string | null {
  const kept = host.get("cmi.suspend_data") ?? host.get("cmi.suspend_data");
  return kept ?? (status !== null && isNew(status) ? "" : null);
}
