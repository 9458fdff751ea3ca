// Knows how settings that an earlier version of a type wrote are brought to its last one.
import { type Fault, fail, type Result, succeed } from "../../kernel/index.ts";

type Params = Readonly<Record<string, unknown>>;

/** From settings of one version to those of the next. Never throws, whatever the settings. */
export type VersionStep = (params: Params) => Params;

/** As `config.version` says it; 1 where it says nothing that is a version. */
function readVersion({ config }: Params): number {
  const version = typeof config === "object" && config !== null && "version" in config ? config.version : undefined;
  return typeof version === "number" && Number.isInteger(version) && version > 1 ? version : 1;
}

/** The settings in the last version of their type; a version of tomorrow is a fault. */
export function raiseParams(params: Params, steps: readonly VersionStep[]): Result<Params, readonly Fault[]> {
  const version = readVersion(params);
  const last = steps.length + 1;
  if (version > last) return fail([{ path: ["config", "version"], message: "newer" }]);
  return succeed(steps.slice(version - 1).reduce((raised, step) => step(raised), params));
}

/** What the settings of a game say of their version: nothing of the first. */
export const tellVersion = (steps: readonly VersionStep[]): { readonly version?: number } =>
  steps.length === 0 ? {} : { version: steps.length + 1 };
