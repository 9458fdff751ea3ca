// Knows the words of SCORM 2004, of the 3rd and the 4th edition (§4.97–§4.105).
import type { Clock } from "@academiz/application/ports";
import {
  chooseExit,
  formatScorm2004Time,
  readStartProgressMeasure,
  readStartStatus,
  START_EXIT,
  scaleScore,
  showText,
  toScorm2004Status,
} from "@academiz/domain/scorm";
import type { Host } from "../host/index.ts";
import { SCORM2004_LIMIT } from "../suspend-data/fit-suspend-data.ts";
import { isNew, readKept } from "./read-kept.ts";
import { openRecords } from "./records.ts";
import { formatScore, type Report, type Telling } from "./report.ts";
import { createInteractionTeller } from "./tell-interactions.ts";
import { createWrite, type Write } from "./write.ts";

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

/** Whoever has a status of an earlier launch keeps it; suspend is written at the start already (decisions 7). */
export function tellScorm2004(host: Host, clock: Clock): Telling {
  const write = createWrite(host);
  const status = host.get("cmi.completion_status");
  if (status !== null && isNew(status)) write("cmi.completion_status", readStartStatus(status));
  const measure = host.get("cmi.progress_measure");
  if (measure !== null) write("cmi.progress_measure", String(readStartProgressMeasure(measure)));
  write("cmi.exit", START_EXIT);
  const objectives = openRecords(host, write, "cmi.objectives", true);
  const interactions = createInteractionTeller(openRecords(host, write, "cmi.interactions", true), "2004", clock);
  host.commit();

  function tellRecords(report: Report): void {
    for (const { id, title, status, percentage, score } of report.objectives) {
      const { completion } = toScorm2004Status(status === "LOCKED" ? "NOT_STARTED" : status, false);
      objectives?.write(id, [
        ["completion_status", completion],
        ["progress_measure", toMeasure(percentage)],
        ["description", showText(title, 250)],
        ...(score === undefined
          ? []
          : ([
              ["score.raw", formatScore(score)],
              ["score.scaled", String(scaleScore(Number(formatScore(score))))],
            ] as const)),
      ]);
    }
    interactions.tell(report.interactions);
  }

  return {
    limit: SCORM2004_LIMIT,
    readLearner: () => host.get("cmi.learner_id") ?? "",
    readSuspendData: () => readKept(host, status),
    recall: interactions.recall,
    report(report) {
      const { success, completion } = toScorm2004Status(report.status, report.isPassFail);
      const said = [
        write("cmi.completion_status", completion),
        success === "unknown" || write("cmi.success_status", success),
        write("cmi.progress_measure", toMeasure(report.percentage)),
        report.location === null || write("cmi.location", report.location),
        write("cmi.exit", chooseExit("2004", report.status, report.exitReading)),
        write("cmi.session_time", formatScorm2004Time(report.seconds)),
        report.suspendData === null || write("cmi.suspend_data", report.suspendData),
        writeScore(write, report.score),
      ];
      tellRecords(report);
      // What was taken is kept, whatever was not.
      return host.commit() && said.every(Boolean);
    },
  };
}
