// Knows how the calls to an LMS are written as plain text, for support.
import type { LoggedCalls } from "../ports/index.ts";
import { connectHostLog, type HostLogChoice } from "./connect-host-log.ts";

/** The lines above the calls. */
export interface HostLogHead {
  /** Of the course, as its page names it. */
  readonly title: string;
  /** As the browser names itself. */
  readonly browser: string;
}

/** As it is shown: a line a call, its time in seconds, its length in milliseconds. */
export function writeHostLog(head: HostLogHead, logged: LoggedCalls, choice: HostLogChoice): string {
  const { rows, dropped } = connectHostLog(logged, choice);
  const [first] = logged.calls;
  return [
    head.title,
    head.browser,
    ...(first ? [`first call ${new Date(first.at).toISOString()}`] : []),
    ...(dropped > 0 ? [`older calls not kept ${dropped}`] : []),
    "",
    ...rows.map(
      ({ number, after, ms, call, answer, error }) =>
        `${number} +${after.toFixed(3)} ${call} = ${JSON.stringify(answer)} ${ms} ms${error === "" ? "" : ` error ${error}`}`,
    ),
    "",
  ].join("\n");
}
