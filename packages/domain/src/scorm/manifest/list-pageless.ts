// Knows which items of a package start a page that is not in it.

import { readAddress } from "../package-files/write-address.ts";
import { listLaunchable, type ScormActivity } from "./activities.ts";
import type { ScormConfig } from "./scorm-config.ts";

/** Identifiers; `problems` are told with whole paths. */
export function listPageless(
  items: readonly ScormActivity[],
  problems: readonly Readonly<ScormConfig["problems"][number]>[],
): readonly string[] {
  const missing = new Set(problems.flatMap(({ code, at }) => (code === "launch.missing" ? [at] : [])));
  return listLaunchable(items).flatMap(({ identifier, href }) =>
    href !== null && missing.has(readAddress(href)) ? [identifier] : [],
  );
}
