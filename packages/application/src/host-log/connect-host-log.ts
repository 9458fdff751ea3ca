// Knows what support sees of the calls to an LMS: in order, only errors where that is asked, and of a learner no more
// than necessary.
import type { LoggedCall, LoggedCalls } from "../ports/index.ts";

/** Which part of the log is asked for. */
export interface HostLogChoice {
  readonly isErrorsOnly: boolean;
  /** True: also what the LMS knows of the learner, and their whole kept progress. */
  readonly isWhole: boolean;
}

/** A call as it is shown. */
export interface HostLogRow {
  readonly number: number;
  /** Seconds since the first call that is kept. */
  readonly after: number;
  /** Milliseconds until it was answered. */
  readonly ms: number;
  /** `LMSSetValue("cmi.core.exit", "suspend")` */
  readonly call: string;
  readonly answer: string;
  /** Code and the LMS's own words; empty without an error. */
  readonly error: string;
  /** False also for codes that only say that there is nothing to read. */
  readonly isFault: boolean;
}

/** The log as it is shown. */
export interface HostLogView {
  readonly rows: readonly HostLogRow[];
  /** Of all calls that are kept, shown or not. */
  readonly faults: number;
  /** How many older calls are no longer kept. */
  readonly dropped: number;
}

/** The first letters of a progress show its format, and nothing of its learner. */
const SHOWN = 12;
const PROGRESS = /^cmi\.suspend_data$/;
const LEARNER = /^cmi\.(core\.student_(id|name)|learner_(id|name))$/;

const shorten = (text: string, shown: number): string =>
  text.length <= shown ? text : `${text.slice(0, shown)}… (${text.length})`;

/** Without `isWhole` a progress is shown by its first letters and its length, a learner's data by its length alone. */
function cover(element: string | undefined, text: string, isWhole: boolean): string {
  if (isWhole || element === undefined) return text;
  if (PROGRESS.test(element)) return shorten(text, SHOWN);
  return LEARNER.test(element) ? shorten(text, 0) : text;
}

function showCall(
  { number, at, ms, name, args, answer, code, text, isFault }: LoggedCall,
  start: number,
  isWhole: boolean,
) {
  const [element, ...values] = args;
  const covered = values.map((value) => cover(element, value, isWhole));
  const told = element === undefined ? [] : [element, ...covered];
  return {
    number,
    after: (at - start) / 1_000,
    ms,
    call: `${name}(${told.map((one) => JSON.stringify(one)).join(", ")})`,
    answer: cover(element, answer, isWhole),
    error: code === "0" ? "" : `${code} ${text}`.trim(),
    isFault,
  } satisfies HostLogRow;
}

/** The view of a log. Pure. */
export function connectHostLog({ calls, dropped }: LoggedCalls, { isErrorsOnly, isWhole }: HostLogChoice): HostLogView {
  const start = calls[0]?.at ?? 0;
  return {
    rows: calls.filter(({ isFault }) => isFault || !isErrorsOnly).map((call) => showCall(call, start, isWhole)),
    faults: calls.filter(({ isFault }) => isFault).length,
    dropped,
  };
}
