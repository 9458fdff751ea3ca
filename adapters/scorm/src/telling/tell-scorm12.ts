// Knows the words of SCORM 1.2 (§4.92–§4.96).
import type { Clock } from "@academiz/application/ports";
import { chooseExit, formatScorm12Time, readStartStatus, START_EXIT, toScorm12Status } from "@academiz/domain/scorm";
import type { Host } from "../host/index.ts";
import { SCORM12_LIMIT } from "../suspend-data/fit-suspend-data.ts";
import { isNew, readKept } from "./read-kept.ts";
import { openRecords } from "./records.ts";
import { formatScore, type Telling } from "./report.ts";
import { createStanding } from "./standing.ts";
import { createInteractionTeller } from "./tell-interactions.ts";
import { createObjectiveTeller, type ObjectiveWords } from "./tell-objectives.ts";
import { createWords } from "./write.ts";

/** What a host of SCORM 1.2 has no word for (§8.24). */
const UNSUPPORTED = ["progress_measure", "learner_id", "learner_name"];

const OBJECTIVES: ObjectiveWords = {
  status: "status",
  measure: null,
  describe({ status }, { isStatusTold, score }) {
    const isBegun = status !== "NOT_STARTED" && status !== "LOCKED";
    return [
      ...(isStatusTold ? [["status", isBegun ? toScorm12Status(status, false) : "not attempted"] as const] : []),
      ...(score === undefined ? [] : [["score.raw", formatScore(score)] as const]),
    ];
  },
};

/**
 * §4.103–§4.104. Where the host holds no status yet, one is set at the start, with suspend, so that a lost unload still
 * resumes; where it holds one, nothing is set before the first fact (decisions 7).
 */
export function tellScorm12(host: Host, clock: Clock, warn: (text: string) => void): Telling {
  const { write, keep } = createWords(host);
  const status = host.get("cmi.core.lesson_status");
  // A content that was not begun is incomplete too (§4.104): the word says nothing about what was done.
  const held = status === "incomplete" ? "" : status;
  const standing = createStanding({ status: held, score: host.get("cmi.core.score.raw") });
  const writeBounds = () => [write("cmi.core.score.min", "0"), write("cmi.core.score.max", "100")].every(Boolean);
  if (status !== null && isNew(status)) {
    write("cmi.core.lesson_status", readStartStatus(status));
    writeBounds();
    write("cmi.core.exit", START_EXIT);
  }
  warn(`SCORM 1.2 : ${UNSUPPORTED.join(", ")} are not supported`);
  const objectives = createObjectiveTeller(openRecords(host, write, "cmi.objectives", true), OBJECTIVES);
  const interactions = createInteractionTeller(openRecords(host, write, "cmi.interactions", false), "1.2", clock);
  keep();

  const writeTime = (seconds: number) => write("cmi.core.session_time", formatScorm12Time(seconds));

  return {
    limit: SCORM12_LIMIT,
    readLearner: () => host.get("cmi.core.student_id") ?? "",
    readSuspendData: () => readKept(host, status),
    recall: interactions.recall,
    supposeEnd: standing.supposeEnd,
    resume(resumed) {
      standing.goOnFrom(resumed, resumed.countsAnew);
      objectives.recall(resumed.objectives, resumed.countsAnew);
      interactions.recall(resumed.interactions);
      const exit = chooseExit("1.2", resumed.status, resumed.exitReading);
      if (exit === START_EXIT && write("cmi.core.exit", exit)) keep();
    },
    report(report) {
      const { status, isPassFail } = report;
      const { isStatusTold, score } = standing.sift(report);
      const said = [
        !isStatusTold || write("cmi.core.lesson_status", toScorm12Status(status, isPassFail)),
        report.location === null || write("cmi.core.lesson_location", report.location),
        write("cmi.core.exit", chooseExit("1.2", status, report.exitReading)),
        writeTime(report.seconds),
        report.suspendData === null || write("cmi.suspend_data", report.suspendData),
        score === undefined || (writeBounds() && write("cmi.core.score.raw", formatScore(score))),
      ];
      objectives.tell(report.objectives);
      interactions.tell(report.interactions);
      // The commit keeps what was taken, even where something was refused.
      return keep() && said.every(Boolean);
    },
    reportTime: (seconds, isLeaving) => writeTime(seconds) && (isLeaving || keep()),
  };
}
