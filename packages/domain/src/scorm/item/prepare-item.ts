// Knows the data that an item starts with: what it kept, and what a platform tells every content.
import type { ScormActivity } from "../manifest/activities.ts";
import type { ScormVersion } from "./exit.ts";
import { ITEM_ELEMENTS } from "./item-elements.ts";
import type { ItemData } from "./package-data.ts";
import { readTimeSpan } from "./session-time.ts";
import { formatScorm12Time, formatScorm2004Time } from "./values.ts";

/** The learner's id and name, as contents are told them (§9.25). */
export interface ScormLearner {
  readonly id: string;
  readonly name: string;
}

/** Seconds of ten years: a content that counts from 1970 was not really open for longer. */
export const LONGEST_PACKAGE_TIME = 315_360_000;

/** Seconds that an item has been open, over all launches, including the last one: ten years at most. */
export function readItemTime(version: ScormVersion, data: ItemData): number {
  const { totalTime, sessionTime } = ITEM_ELEMENTS[version];
  const read = (name: string) => readTimeSpan(version, data[name] ?? "");
  return Math.min(LONGEST_PACKAGE_TIME, read(totalTime) + read(sessionTime));
}

/**
 * The data of an item that goes on after it was left: its last visit is added to the total time, and it resumes if it
 * was suspended, or left without an exit.
 */
export function resumeItem(version: ScormVersion, kept: ItemData): ItemData {
  const names = ITEM_ELEMENTS[version];
  const { [names.sessionTime]: _time, [names.exit]: exit, ...resumed } = kept;
  const isLeftOpen = exit === undefined && [kept[names.suspendData], kept[names.location]].some(Boolean);
  const format = version === "1.2" ? formatScorm12Time : formatScorm2004Time;
  return {
    ...resumed,
    [names.entry]: exit === "suspend" || isLeftOpen ? "resume" : "",
    [names.totalTime]: format(readItemTime(version, kept)),
  };
}

/** The exits of 2004 that end an attempt. */
const ENDS: readonly string[] = ["normal", "time-out", "logout"];

/**
 * Whether an item begins anew when it is opened again, without package rules: its content ended the attempt itself, and
 * it was failed. An item that was passed or completed, or left without an exit, goes on; so does every item of 1.2,
 * which has only one attempt (docs/decisions/0026).
 */
export const beginsAnew = (version: ScormVersion, kept: ItemData): boolean =>
  version === "2004" &&
  ENDS.includes(kept[ITEM_ELEMENTS[version].exit] ?? "") &&
  kept["cmi.success_status"] === "failed";

/** The data of an asset: how long it was shown, over all visits. `kept`: its data when this visit began. */
export function timeAsset(version: ScormVersion, kept: ItemData, seconds: number): ItemData {
  const format = version === "1.2" ? formatScorm12Time : formatScorm2004Time;
  const { totalTime, sessionTime } = ITEM_ELEMENTS[version];
  return { [totalTime]: format(readItemTime(version, kept)), [sessionTime]: format(seconds) };
}

/** The data that an item reads at its start. `kept`: its data at the end of its last launch; null at the first. */
export function prepareItem(
  version: ScormVersion,
  activity: ScormActivity,
  learner: ScormLearner,
  kept: ItemData | null,
): ItemData {
  const names = ITEM_ELEMENTS[version];
  return {
    ...(kept ? resumeItem(version, kept) : { [names.entry]: "ab-initio" }),
    [names.credit]: "credit",
    [names.mode]: "normal",
    [names.learnerId]: learner.id,
    [names.learnerName]: learner.name,
    ...tell(names.launchData, activity.launchData),
    ...tell(names.maxTimeAllowed, activity.maxTimeAllowed),
    ...tell(names.timeLimitAction, activity.timeLimitAction),
    ...tellMastery(version, activity),
  };
}

const tell = (name: string, value: string | null): ItemData => (value === null ? {} : { [name]: value });

function tellMastery(version: ScormVersion, { masteryScore, completionThreshold }: ScormActivity): ItemData {
  if (version === "1.2")
    return tell("cmi.student_data.mastery_score", masteryScore === null ? null : `${masteryScore}`);
  return {
    ...tell("cmi.scaled_passing_score", masteryScore === null ? null : `${masteryScore}`),
    ...tell("cmi.completion_threshold", completionThreshold === null ? null : `${completionThreshold}`),
  };
}
