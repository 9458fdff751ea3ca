// Knows the words of SCORM 2004, of the 3rd and the 4th edition (§4.97–§4.105).
import type { Clock } from "@academiz/application/ports";
import {
  chooseExit,
  formatScorm2004Time,
  START_EXIT,
  scaleScore,
  showText,
  toScorm2004Status,
} from "@academiz/domain/scorm";
import type { Host } from "../host/index.ts";
import { SCORM2004_LIMIT } from "../suspend-data/fit-suspend-data.ts";
import { readKept } from "./read-kept.ts";
import { openRecords } from "./records.ts";
import { formatScore, type Report, type Telling } from "./report.ts";
import { createStanding, type Sifted } from "./standing.ts";
import { createInteractionTeller } from "./tell-interactions.ts";
import { createObjectiveTeller, type ObjectiveWords } from "./tell-objectives.ts";
import { createWords, type Write } from "./write.ts";

/** 0–100 as a measure of 0–1, to 4 decimals. */
const toMeasure = (percentage: number) => String(Math.round(percentage * 100) / 10_000);

function writeScore(write: Write, score: number | undefined): boolean {
  if (score === undefined) return true;
  const raw = formatScore(score);
  return [
    write("cmi.score.min", "0"),
    write("cmi.score.max", "100"),
    write("cmi.score.raw", raw),
    write("cmi.score.scaled", String(scaleScore(Number(raw)))),
  ].every(Boolean);
}

const OBJECTIVES: ObjectiveWords = {
  status: "completion_status",
  measure: "progress_measure",
  describe({ status, title }, { isStatusTold, percentage, score }) {
    const { completion } = toScorm2004Status(status === "LOCKED" ? "NOT_STARTED" : status, false);
    const raw = score === undefined ? null : formatScore(score);
    return [
      ...(isStatusTold ? [["completion_status", completion] as const] : []),
      ...(percentage === undefined ? [] : [["progress_measure", toMeasure(percentage)] as const]),
      ["description", showText(title, 250)],
      ...(raw === null
        ? []
        : ([
            ["score.raw", raw],
            ["score.scaled", String(scaleScore(Number(raw)))],
          ] as const)),
    ];
  },
};

/**
 * Nothing is set before the first fact (decisions 7): a host that says it knows no status may be going on with a
 * completed attempt of which it hands nothing back. A status of an earlier launch stays.
 */
export function tellScorm2004(host: Host, clock: Clock): Telling {
  const { write, keep } = createWords(host);
  const status = host.get("cmi.completion_status");
  const standing = createStanding({
    status,
    success: host.get("cmi.success_status"),
    score: host.get("cmi.score.raw"),
    measure: host.get("cmi.progress_measure"),
  });
  const objectives = createObjectiveTeller(openRecords(host, write, "cmi.objectives", true), OBJECTIVES);
  const interactions = createInteractionTeller(openRecords(host, write, "cmi.interactions", true), "2004", clock);
  const writeTime = (seconds: number) => write("cmi.session_time", formatScorm2004Time(seconds));
  function writeStatus({ status, isPassFail }: Report, { isStatusTold, isSuccessTold }: Sifted): boolean {
    if (!isStatusTold) return true;
    const { success, completion } = toScorm2004Status(status, isPassFail);
    return [
      write("cmi.completion_status", completion),
      success === "unknown" || !isSuccessTold || write("cmi.success_status", success),
    ].every(Boolean);
  }

  return {
    limit: SCORM2004_LIMIT,
    readLearner: () => host.get("cmi.learner_id") ?? "",
    readSuspendData: () => readKept(host, status),
    recall: interactions.recall,
    supposeEnd: standing.supposeEnd,
    resume(resumed) {
      standing.goOnFrom(resumed, resumed.countsAnew);
      objectives.recall(resumed.objectives, resumed.countsAnew);
      interactions.recall(resumed.interactions);
      const exit = chooseExit("2004", resumed.status, resumed.exitReading);
      if (exit === START_EXIT && write("cmi.exit", exit)) keep();
    },
    report(report) {
      const sifted = standing.sift(report);
      const { score, percentage } = sifted;
      const said = [
        writeStatus(report, sifted),
        percentage === undefined || write("cmi.progress_measure", toMeasure(percentage)),
        report.location === null || write("cmi.location", report.location),
        write("cmi.exit", chooseExit("2004", report.status, report.exitReading)),
        writeTime(report.seconds),
        report.suspendData === null || write("cmi.suspend_data", report.suspendData),
        writeScore(write, score),
      ];
      objectives.tell(report.objectives);
      interactions.tell(report.interactions);
      // The commit keeps what was taken, even where something was refused.
      return keep() && said.every(Boolean);
    },
    reportTime: (seconds, isLeaving) => writeTime(seconds) && (isLeaving || keep()),
  };
}
