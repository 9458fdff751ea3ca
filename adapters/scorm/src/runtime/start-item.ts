// Knows an item that runs: every call of its content goes through here, is noted, and is answered truthfully.
import type { RunningItem, RuntimeListener, RuntimeOrder } from "@academiz/application/ports";
import {
  endsSilently,
  formatScorm12Time,
  formatScorm2004Time,
  ITEM_ELEMENTS,
  type ItemData,
  parseNavigationRequest,
  readTimeSpan,
  resumeItem,
} from "@academiz/domain/scorm";
import { ENGINE_CALLS, type Engine, type EngineCall, type EngineMaker } from "./engine.ts";

/** Stands in the log in place of a call. */
const NOT_RESUMED = "not resumed";
const NAVIGATION = "adl.nav.request";
/** The calls that are noted: the others ask about errors, and change nothing. */
const TOLD: readonly EngineCall[] = ["Initialize", "Terminate", "GetValue", "SetValue", "Commit"];
/** The names of SCORM 1.2 that differ by more than a prefix. */
const NAMES_12: Partial<Record<EngineCall, string>> = { Terminate: "LMSFinish" };

export function startItem(
  { version, data, readSeconds }: RuntimeOrder,
  makeEngine: EngineMaker,
  listener: RuntimeListener,
): RunningItem {
  const names = ITEM_ELEMENTS[version];
  const formatTime = version === "1.2" ? formatScorm12Time : formatScorm2004Time;
  function begin(from: ItemData) {
    const engine = makeEngine(from, () => listener.onCommit());
    const data: Record<string, string> = { ...from };
    for (const { element } of engine.refused) delete data[element];
    return { data, since: readSeconds(), engine };
  }
  let visit: { readonly data: ItemData; readonly since: number; readonly engine: Engine } = begin(data);
  let phase: "new" | "running" | "ended" = "new";
  let request = "";
  /** True where its status was not set by its content. */
  let isCompletedForIt = false;

  function call(name: EngineCall, args: readonly string[]): string {
    // A content of several pages may end on each and begin again on the next: it finds what it left.
    if (name === "Initialize" && phase === "ended") visit = begin(resumeItem(version, takeBackStatus(read())));
    const { engine } = visit;
    // The code that an earlier read left does not belong to this call.
    if (TOLD.includes(name)) engine.clearError();
    if (name === "Terminate" && phase === "running") completeSilence(engine);
    const result = String(engine.calls[name](...args));
    const hasWorked = result === "true";
    if (name === "Initialize" && hasWorked) phase = "running";
    if (name === "SetValue" && hasWorked && args[0] === NAVIGATION) request = args[1] ?? "";
    if (TOLD.includes(name)) {
      const error = Number(engine.calls.GetLastError()) || 0;
      listener.onCall({ name: nameOf(name), args, result, error });
    }
    if (name === "Initialize" && hasWorked) tellRefused(engine);
    if (name === "SetValue" && hasWorked) listener.onChange();
    if (name === "Terminate" && phase === "running") {
      phase = "ended";
      const asked = parseNavigationRequest(request);
      request = "";
      listener.onEnd(asked);
    }
    return result;
  }

  function completeSilence(engine: Engine): void {
    isCompletedForIt = engine.completesSilence() && endsSilently(version, read());
    if (isCompletedForIt) engine.calls.SetValue(names.status, "completed");
  }

  /** A content that begins again had not ended. */
  function takeBackStatus(data: ItemData): ItemData {
    if (!isCompletedForIt) return data;
    const { [names.status]: _completed, ...said } = data;
    return said;
  }

  /** Shows in the log what was not resumed, beside the content's calls, as an entry that nobody called. */
  function tellRefused({ refused }: Engine): void {
    for (const { element, value, error } of refused)
      listener.onCall({ name: NOT_RESUMED, args: [element, value], result: "false", error });
  }

  function read(): ItemData {
    const before: Record<string, string> = { ...visit.data };
    const written: Record<string, string> = {};
    for (const [element, value] of Object.entries(visit.engine.getFlattenedCMI())) {
      if (typeof value !== "string") continue;
      if (value !== "") written[element] = value;
      // A content that begins anew has emptied what it had stored.
      else delete before[element];
    }
    // A content that ended without setting its exit has left in the ordinary way.
    if (phase === "ended") written[names.exit] ??= "";
    if (readTimeSpan(version, written[names.sessionTime] ?? "") === 0)
      written[names.sessionTime] = formatTime(readSeconds() - visit.since);
    return { ...before, ...written };
  }

  const nameOf = (name: EngineCall) => (version === "2004" ? name : (NAMES_12[name] ?? `LMS${name}`));
  const api = ENGINE_CALLS.map((name) => [
    nameOf(name),
    // Contents pass numbers, nulls and nothing at all.
    (...args: unknown[]) =>
      call(
        name,
        args.map((one) => (one === undefined || one === null ? "" : String(one))),
      ),
  ]);
  return {
    apiName: version === "1.2" ? "API" : "API_1484_11",
    api: Object.fromEntries(api),
    read,
  };
}
