// Knows the launches of a package in memory.
import type { LaunchDetails, LaunchLog } from "@academiz/application/ports";
import type { NetworkLine } from "../network/network-line.ts";

/** For any product: `launches` newest first, not changed. */
export function createMemoryLaunchLog(line: NetworkLine, launches: readonly LaunchDetails[]): LaunchLog {
  return {
    list: (_slug, { query, page }, limit) =>
      line.pass("list", () => {
        const found = launches.filter(({ learner }) => learner.name.includes(query));
        const rows = found.slice((page - 1) * limit, page * limit);
        return {
          ok: true,
          value: { launches: rows.map(({ log: _, dropped: __, ...row }) => row), total: found.length },
        };
      }),
    read: (_slug, launch) =>
      line.pass("read", () => {
        const found = launches.find(({ uuid }) => uuid === launch);
        return found ? { ok: true, value: found } : { ok: false, error: { kind: "not-found", detail: "not-found" } };
      }),
  };
}
