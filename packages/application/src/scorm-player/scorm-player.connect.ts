// Knows what the screen shows of a package being played.
import {
  describeStanding,
  type ItemResult,
  isOpen,
  listItemResults,
  listLaunchable,
  listPageless,
  type OpenWays,
  type PackageStanding,
  readAskedScore,
  type ScormActivity,
  type SpokenStanding,
  speakStanding,
} from "@academiz/domain/scorm";
import type { SnapshotFrom } from "xstate";
import type { ScormLaunch, Trouble } from "../ports/index.ts";
import { isFinal } from "../saving/index.ts";
import type { scormPlayerMachine } from "./scorm-player.machine.ts";

/** An item of the menu. */
export interface ItemEntry {
  readonly identifier: string;
  readonly title: string;
  /** False for a heading. */
  readonly isLaunchable: boolean;
  readonly isShown: boolean;
  /** It can be opened now. */
  readonly isOpen: boolean;
  /** Titles of what is to be done before it opens, where it is known. */
  readonly after: readonly string[];
  /** Null for a heading. */
  readonly status: ItemResult["status"] | null;
  readonly items: readonly ItemEntry[];
}

/** What a content has ended with, and its score as it is said. */
export interface PackageEnding extends SpokenStanding {
  readonly key: PackageStanding["key"];
}

/** What the screen shows of a package being played. */
export interface ScormPlayerView {
  /** `opening`: the frame is to be loaded. */
  readonly phase: "loading" | "failed" | "opening" | "playing" | "leaving" | "left";
  readonly trouble: Trouble | null;
  /** Where it has failed: another try of the same may help. */
  readonly canRetry: boolean;
  /** Null while it is loading. */
  readonly launch: Pick<
    ScormLaunch,
    "title" | "language" | "shellUrl" | "theme" | "demo" | "defaultTexts" | "ownTexts" | "returnUrl"
  > | null;
  /** Empty where there is one thing to start, or none. */
  readonly menu: readonly ItemEntry[];
  /** The item that is shown; null while none is. */
  readonly itemIdentifier: string | null;
  /** Its title. */
  readonly itemTitle: string;
  /** Whether these ways are open; null where the content has that button itself. */
  readonly previous: boolean | null;
  readonly next: boolean | null;
  /** Of the item that is shown among those of the menu, from 1; null where it is not among them. */
  readonly position: number | null;
  /** How many items of the menu can be shown. */
  readonly itemCount: number;
  /** 0–100. */
  readonly percentage: number;
  readonly status: ItemResult["status"];
  /** 0–100; null without one. */
  readonly score: number | null;
  /** `nothing`: it cannot start anything; `file`: the file of the item that is shown is not in the package. */
  readonly gap: "nothing" | "file" | null;
  /** A page of the content did not come, for there is no connection: it is asked for again when that is back. */
  readonly isAway: boolean;
  /** The content has ended by its own word, and there is nothing behind it: in which words that is said. */
  readonly ending: PackageEnding | null;
  /**
   * `offline`: it is tried again; `refused`: it is not, unless the learner asks. `outdated`: the learner went further
   * in another window, and nothing of this one is saved any more.
   */
  readonly saving: "off" | "saved" | "saving" | "offline" | "refused" | "outdated";
  /** What is not stored yet is nowhere else: the device keeps nothing. */
  readonly isUnsafe: boolean;
  /** How many windows of its contents the browser has held back: each time the last one is to be offered, in words. */
  readonly blockedWindows: number;
  readonly savedAt: number | null;
  readonly isOutdated: boolean;
}

type Snapshot = SnapshotFrom<typeof scormPlayerMachine>;

/** The view of a snapshot of `scormPlayerMachine`. Pure. */
export function connectScormPlayer(snapshot: Snapshot): ScormPlayerView {
  const { launch, data, save, shown, isEnded, trouble, savedAt, standing, isSafe, unsaved, ways } = snapshot.context;
  const launchable = listLaunchable(launch?.items ?? []);
  const statuses = new Map(
    launch
      ? listItemResults(launch.version, launch.items, data, launch.completion).map((one) => [
          one.identifier,
          one.status,
        ])
      : [],
  );
  // What is not to be seen hides itself alone, not what stands in it.
  const describe = (items: readonly ScormActivity[]): readonly ItemEntry[] =>
    items.flatMap((one) =>
      one.isVisible && !ways?.hidden.includes(one.identifier)
        ? {
            identifier: one.identifier,
            title: one.title,
            isLaunchable: one.href !== null,
            isShown: one.identifier === shown,
            isOpen: ways !== null && isOpen(ways, one.identifier),
            after: ways?.closed.find(({ identifier }) => identifier === one.identifier)?.after ?? [],
            status: statuses.get(one.identifier) ?? null,
            items: describe(one.item),
          }
        : describe(one.item),
    );
  const entries = describe(launch?.items ?? []);
  const listed = listEntries(entries).filter(({ isLaunchable }) => isLaunchable);
  const at = listed.findIndex(({ isShown }) => isShown);
  // Who leaves, or waits for the frame to come again, is led nowhere else.
  const isPlaying = snapshot.matches("playing");
  const hides = (button: OpenWays["hiddenButtons"][number]) => ways?.hiddenButtons.includes(button) === true;
  return {
    phase: readPhase(snapshot),
    trouble,
    canRetry: trouble !== null && !isFinal(trouble),
    launch,
    menu: launchable.length > 1 ? entries : [],
    itemIdentifier: shown,
    itemTitle: launchable.find(({ identifier }) => identifier === shown)?.title ?? "",
    previous: hides("previous") ? null : isPlaying && ways?.previous === true,
    next: hides("continue") ? null : isPlaying && ways?.next === true,
    position: at === -1 ? null : at + 1,
    itemCount: listed.length,
    percentage: save?.percentage ?? 0,
    status: save?.status ?? "NOT_STARTED",
    score: save?.score ?? null,
    gap: readGap(launch, shown),
    isAway: isPlaying && snapshot.context.isAway,
    ending: isEnded && save && launch ? describeEnding(launch, describeStanding(save)) : null,
    saving: readSaving(snapshot),
    isUnsafe: !isSafe && unsaved !== null && standing !== "outdated",
    blockedWindows: snapshot.context.blockedWindows,
    savedAt,
    isOutdated: standing === "outdated",
  };
}

const listEntries = (entries: readonly ItemEntry[]): readonly ItemEntry[] =>
  entries.flatMap((one) => [one, ...listEntries(one.items)]);

const describeEnding = (launch: ScormLaunch, standing: PackageStanding): PackageEnding => ({
  key: standing.key,
  ...speakStanding(standing, { asked: readAskedScore(launch.completion, launch), markType: launch.markType }),
});

function readPhase(snapshot: Snapshot): ScormPlayerView["phase"] {
  if (snapshot.matches("flushing") || snapshot.matches("staying")) return "leaving";
  for (const phase of ["failed", "opening", "playing", "leaving", "left"] as const)
    if (snapshot.matches(phase)) return phase;
  return "loading";
}

function readGap(launch: ScormLaunch | null, shown: string | null): ScormPlayerView["gap"] {
  if (!launch) return null;
  if (listLaunchable(launch.items).length === 0) return "nothing";
  return shown !== null && listPageless(launch.items, launch.problems).includes(shown) ? "file" : null;
}

function readSaving(snapshot: Snapshot): ScormPlayerView["saving"] {
  const { saveTrouble, unsaved, launch, standing } = snapshot.context;
  if (!launch?.commit) return "off";
  if (standing === "outdated") return "outdated";
  if (!unsaved) return "saved";
  if (!saveTrouble) return "saving";
  return isFinal(saveTrouble) ? "refused" : "offline";
}
