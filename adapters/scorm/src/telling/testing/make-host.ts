// Knows an LMS that a test controls, and a course with something of everything to report to it.
import type { Host } from "../../host/index.ts";
import type { Report, Resumed, Telling } from "../report.ts";
import { tellScorm12 } from "../tell-scorm12.ts";
import { tellScorm2004 } from "../tell-scorm2004.ts";

/**
 * An LMS that accepts every word but those it is told to refuse, and fails to answer as often as it is told to;
 * `commits` counts the commits.
 */
export function makeHost(kept: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(kept));
  const said: string[] = [];
  const lms = { refuses: "", commits: 0, takesCommits: true, failsToTell: 0 };
  const host: Host = {
    get(element) {
      if (lms.failsToTell > 0) {
        lms.failsToTell -= 1;
        return null;
      }
      return values.get(element) ?? (element.endsWith("._count") ? "0" : "");
    },
    set(element, value) {
      said.push(`${element}=${value}`);
      if (element === lms.refuses) return false;
      values.set(element, value);
      return true;
    },
    commit() {
      lms.commits += 1;
      return lms.takesCommits;
    },
    finish: () => true,
  };
  /** What was said since the last question. */
  const takeSaid = () => said.splice(0);
  const readAll = () => Object.fromEntries(values);
  return { host, lms, takeSaid, readAll, read: (element: string) => values.get(element) };
}
const clock = { now: () => Date.parse("2026-03-04T05:06:07.890Z") };
export const VERSIONS = {
  "1.2": (host: Host) => tellScorm12(host, clock, () => {}),
  "2004": (host: Host) => tellScorm2004(host, clock),
} as const;
export const EVERYTHING: Report = {
  status: "STARTED",
  isPassFail: true,
  score: 66.666,
  percentage: 33.333,
  location: "1.2",
  seconds: 65.5,
  suspendData: "v2.abc",
  objectives: [
    { id: "c0", title: "One", status: "COMPLETE", percentage: 100, score: 33.333 },
    { id: "c1", title: "x".repeat(300), status: "STARTED", percentage: 12.345, score: undefined },
    { id: "c2", title: "Three", status: "LOCKED", percentage: 0, score: undefined },
  ],
  interactions: [],
  exitReading: "BY_STATUS",
};
/** A handed back progress with nothing in it yet. */
export const RESUMED: Resumed = {
  status: "STARTED",
  score: undefined,
  percentage: 0,
  objectives: [],
  interactions: [],
  exitReading: "BY_STATUS",
  countsAnew: false,
};

/** A host that has begun, and what was said since. */
export function begin(version: "1.2" | "2004", kept?: Readonly<Record<string, string>>) {
  const made = makeHost(kept);
  const telling: Telling = VERSIONS[version](made.host);
  made.takeSaid();
  made.lms.commits = 0;
  return { ...made, telling };
}
