// Knows a strict LMS of either version, and a package that begins to speak with it.
import {
  createStrictScorm12,
  createStrictScorm2004,
  type Scorm12Lms,
  type Scorm2004Lms,
} from "@academiz/testkit/scorm";
import { Scorm12API, Scorm2004API } from "scorm-again";
import type { HostFault } from "../host/index.ts";
import { startTelling } from "../packaged/start-telling.ts";

interface Lms {
  loadFromJSON(kept: never): void;
  renderCMIToJSONObject(): object;
}
const QUIET = { autocommit: false, logLevel: 5 } as const;
const VERSIONS = {
  "1.2": {
    find: "API",
    create: () => new Scorm12API(QUIET) as Lms,
    strict: (lms: Lms, options: { isAway: () => boolean }) =>
      createStrictScorm12(lms as unknown as Scorm12Lms, options),
  },
  "2004": {
    find: "API_1484_11",
    create: () => new Scorm2004API(QUIET) as Lms,
    strict: (lms: Lms, options: { isAway: () => boolean }) =>
      createStrictScorm2004(lms as unknown as Scorm2004Lms, options),
  },
} as const;
export type Version = keyof typeof VERSIONS;
/** What an LMS keeps from one launch to the next. */
export type Kept = Readonly<Record<string, unknown>>;
/** The values as an LMS answers them. */
export interface Cmi extends Kept {
  readonly core?: Readonly<Record<string, unknown>>;
  readonly completion_status?: string;
}

/** The moment at which every launch begins. */
export const MORNING = Date.parse("2026-03-04T05:06:07.890Z");

/** @param kept of the launch before. `now`: milliseconds since the epoch. */
export function openLms(version: Version, now: () => number, kept?: object) {
  const { find, create, strict } = VERSIONS[version];
  const lms = create();
  if (kept) lms.loadFromJSON(kept as never);
  const [faults, warnings]: [HostFault[], string[]] = [[], []];
  let isAway = false;
  const { api, calls } = strict(lms, { isAway: () => isAway });
  const warn = (text: string) => void warnings.push(text);
  const started = startTelling(
    { [find]: api } as unknown as Window,
    version,
    { now },
    { onFault: (fault) => faults.push(fault), warn },
  );
  if (typeof started === "string") throw new Error(started);
  const { host, telling } = started;
  const readCmi = () => (lms.renderCMIToJSONObject() as { readonly cmi: Cmi }).cmi;
  /** What was written last, as the LMS has it; without the fields that only exist during a launch. */
  const readWritten = (element: string): string | undefined =>
    calls.findLast((one) => /SetValue/.test(one.call) && one.code === "0" && one.element === element)?.value;
  return {
    host,
    telling,
    calls,
    faults,
    warnings,
    warn,
    readCmi,
    readWritten,
    /** Makes the LMS refuse everything from now on. */
    goAway(value: boolean) {
      isAway = value;
    },
    /** What a good LMS does with a launch that ended. */
    close(): Kept {
      host.finish();
      const cmi = readCmi();
      if (!cmi.core) return { ...cmi, exit: "", entry: readWritten("cmi.exit") === "suspend" ? "resume" : "" };
      const entry = readWritten("cmi.core.exit") === "suspend" ? "resume" : "";
      return { ...cmi, core: { ...cmi.core, entry, exit: "" } };
    },
  };
}
