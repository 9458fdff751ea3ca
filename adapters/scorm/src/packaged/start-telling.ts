// Knows how a package finds its LMS and begins to speak with it, in the version that it was exported for.
import type { Clock } from "@academiz/application/ports";
import type { ScormVersion } from "@academiz/domain/scorm";
import {
  type Dialect,
  findApi,
  type Host,
  type HostListeners,
  speakScorm12,
  speakScorm2004,
  startHost,
} from "../host/index.ts";
import type { Telling } from "../telling/report.ts";
import { tellScorm12 } from "../telling/tell-scorm12.ts";
import { tellScorm2004 } from "../telling/tell-scorm2004.ts";

export interface StartedTelling {
  readonly telling: Telling;
  readonly host: Host;
}

function findDialect(from: Window, version: ScormVersion): Dialect | null {
  if (version === "1.2") {
    const api = findApi(from, "API");
    return api && speakScorm12(api);
  }
  const api = findApi(from, "API_1484_11");
  return api && speakScorm2004(api);
}

/**
 * `no-lms` where the content does not run inside an LMS of this version, `lms-refused` where the LMS does not let it
 * begin.
 */
export function startTelling(
  from: Window,
  version: ScormVersion,
  clock: Clock,
  listeners: HostListeners & { readonly warn: (text: string) => void },
): StartedTelling | "no-lms" | "lms-refused" {
  const dialect = findDialect(from, version);
  if (!dialect) return "no-lms";
  const host = startHost(dialect, listeners);
  if (!host) return "lms-refused";
  return { host, telling: version === "1.2" ? tellScorm12(host, clock, listeners.warn) : tellScorm2004(host, clock) };
}
