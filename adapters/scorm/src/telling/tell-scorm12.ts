// Knows the words of SCORM 1.2 (§4.92–§4.96).
import type { Clock } from "@academiz/application/ports";
import { chooseExit, formatScorm12Time, readStartStatus, START_EXIT, toScorm12Status } from "@academiz/domain/scorm";
import type { Host } from "../host/index.ts";
import { SCORM12_LIMIT } from "../suspend-data/fit-suspend-data.ts";
import { isNew, readKept } from "./read-kept.ts";
import { openRecords } from "./records.ts";
import { formatScore, type Report, type Telling } from "./report.ts";
import { createInteractionTeller } from "./tell-interactions.ts";
import { createWrite } from "./write.ts";

/** What a host of SCORM 1.2 has no word for (§8.24). */
const UNSUPPORTED = ["progress_measure", "learner_id", "learner_name"];

/** §4.103–§4.104; suspend is written at the start already, so that a lost unload still resumes (decisions 7). */
export function tellScorm12(host: Host, clock: Clock, warn: (text: string) => void): Telling {
  const write = createWrite(host);
  const status = host.get("cmi.core.lesson_status");
  if (status !== null && isNew(status)) write("cmi.core.lesson_status", readStartStatus(status));
  write("cmi.core.score.min", "0");
  write("cmi.core.score.max", "100");
  write("cmi.core.exit", START_EXIT);
  warn(`SCORM 1.2 : ${UNSUPPORTED.join(", ")} are not supported`);
  const objectives = openRecords(host, write, "cmi.objectives", true);
  const interactions = createInteractionTeller(openRecords(host, write, "cmi.interactions", false), "1.2", clock);
  host.commit();

  function tellRecords(report: Report): void {
    for (const { id, status, score } of report.objectives) {
      const isBegun = status !== "NOT_STARTED" && status !== "LOCKED";
      objectives?.write(id, [
        ["status", isBegun ? toScorm12Status(status, false) : "not attempted"],
        ...(score === undefined ? [] : [["score.raw", formatScore(score)] as const]),
      ]);
    }
    interactions.tell(report.interactions);
  }

  return {
    limit: SCORM12_LIMIT,
    readLearner: () => host.get("cmi.core.student_id") ?? "",
    readSuspendData: () => readKept(host, status),
    recall: interactions.recall,
    report(report) {
      const said = [
        write("cmi.core.lesson_status", toScorm12Status(report.status, report.isPassFail)),
        report.location === null || write("cmi.core.lesson_location", report.location),
        write("cmi.core.exit", chooseExit("1.2", report.status, report.exitReading)),
        write("cmi.core.session_time", formatScorm12Time(report.seconds)),
        report.suspendData === null || write("cmi.suspend_data", report.suspendData),
        report.score === undefined || write("cmi.core.score.raw", formatScore(report.score)),
      ];
      tellRecords(report);
      // What was taken is kept, whatever was not.
      return host.commit() && said.every(Boolean);
    },
  };
}
