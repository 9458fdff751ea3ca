// Knows one launch of a package in an LMS of our own, with what the LMS kept of the launch before.
import type { Clock, DatedProgress, ProgressGateway, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import type { ScormVersion } from "@academiz/domain/scorm";
import { Scorm12API, Scorm2004API } from "scorm-again";
import type { PackagedOptions } from "../packaged/packaged-learniz.ts";
import { startTelling } from "../packaged/start-telling.ts";

/** What an LMS keeps between two launches. */
export type Kept = Readonly<Record<string, unknown>>;
/** A product inside a package, whatever its type. */
export interface Packaged<P extends DatedProgress> {
  readonly source: { load(): Promise<Result<{ readonly storedProgress: unknown }, Trouble>> };
  readonly gateway: ProgressGateway<P>;
}
export interface Launch<P extends DatedProgress> extends Packaged<P> {
  /** Says goodbye. Answers what the LMS keeps for the next launch. */
  leave(): Kept;
}
export interface LaunchOptions<P extends DatedProgress> {
  readonly content: PackagedOptions["content"];
  readonly version: ScormVersion;
  readonly clock: Clock;
  /** Called for every call that the LMS finds fault with. */
  readonly complain: (text: string) => void;
  readonly create: (options: PackagedOptions) => Packaged<P>;
}

/** Nothing in it waits for a clock or writes to a console. */
const QUIET = { autocommit: false, logLevel: 5 } as const;

/** Answers a text where it did not begin: the reason. */
export function launch<P extends DatedProgress>(
  { content, version, clock, complain, create }: LaunchOptions<P>,
  kept: Kept | null,
): Launch<P> | string {
  const lms = version === "1.2" ? new Scorm12API(QUIET) : new Scorm2004API(QUIET);
  if (kept) lms.loadFromJSON(kept as Parameters<typeof lms.loadFromJSON>[0]);
  const from = { [version === "1.2" ? "API" : "API_1484_11"]: lms } as unknown as Window;
  const started = startTelling(from, version, clock, {
    onFault: ({ call, code, text }) => complain(`${call}: ${code} ${text}`.trim()),
    // Warnings say what a version has no words for, or what had to be left out: neither is a fault.
    warn: () => undefined,
  });
  if (typeof started === "string") return started;
  const { telling, host } = started;
  return {
    ...create({ content, telling, clock, warn: () => undefined }),
    leave() {
      host.finish();
      return forgetExit((lms.renderCMIToJSONObject() as unknown as { readonly cmi: Kept }).cmi, version);
    },
  };
}

/** Only the LMS learns how a launch was left: the next launch reads there whether it goes on. */
function forgetExit({ exit: _, core, ...cmi }: Kept, version: ScormVersion): Kept {
  if (version === "2004") return cmi;
  const { exit, ...kept } = core as Kept;
  return { ...cmi, core: { ...kept, exit: "", entry: exit === "suspend" ? "resume" : "" } };
}
