// Knows what the frame that plays a package is made with, remembers, and hears.
import type {
  ItemData,
  LaunchCall,
  LaunchOrder,
  LaunchSave,
  NavigationRequest,
  OpenWays,
  PackageData,
  PageMessage,
  ScormActivity,
} from "@academiz/domain/scorm";
import type {
  Clock,
  ContentStage,
  EnterPackage,
  LaunchJournal,
  OpenJournal,
  PackageStep,
  RunningItem,
  RunningPackage,
  RuntimeCall,
  ScormRuntime,
  SendLeaving,
  TellPage,
} from "../ports/index.ts";

/** What the frame is made with. */
export interface ScormFramePorts {
  readonly tellPage: TellPage;
  readonly openJournal: OpenJournal;
  readonly runtime: ScormRuntime;
  readonly enter: EnterPackage;
  readonly stage: ContentStage;
  readonly sendLeaving: SendLeaving;
  readonly clock: Clock;
}

/** The item that is shown. */
export interface OpenItem {
  readonly activity: ScormActivity;
  /** Null for what only is shown. */
  readonly running: RunningItem | null;
  /** What it had before it was opened. */
  readonly kept: ItemData;
  /** Milliseconds, by the clock. */
  readonly openedAt: number;
  /** Its page is not in the package: nothing of it is kept. */
  readonly isPageless: boolean;
}

export interface ScormFrameContext extends ScormFramePorts {
  readonly journal: LaunchJournal | null;
  readonly order: LaunchOrder | null;
  readonly ticket: string | null;
  /** Of all items; of the open one as it was when it was last read. */
  readonly data: PackageData;
  readonly open: OpenItem | null;
  /** The item that is to be opened next. */
  readonly wanted: ScormActivity | null;
  /** What its rules are followed by; null for a package without, and before it stands. */
  readonly pack: RunningPackage | null;
  /** Where its rules led, for what is to be opened next; null where nothing is. */
  readonly step: PackageStep | null;
  /** As the page was told them last. */
  readonly ways: OpenWays | null;
  readonly launchedAt: number;
  /** What was last made to be stored; null before. */
  readonly save: LaunchSave | null;
  /** What was last made is on the device, or stored. */
  readonly isSafe: boolean;
  /** Its content has written something that is in no save yet. */
  readonly hasWritten: boolean;
  /** A later launch has stored its word: nothing of this one is stored any more. */
  readonly isOutdated: boolean;
  /** Calls that were not told yet. */
  readonly calls: readonly LaunchCall[];
  /** Seconds of this launch that were told to the server without anything else. */
  readonly told: number;
  /** The content that was cleared last had windows of its own. */
  readonly hadWindows: boolean;
  /** The page is going: its own page hears nothing of it any more. */
  readonly isGone: boolean;
}

/** What happens to the frame. */
export type ScormFrameEvent =
  | PageMessage
  | { type: "content.called"; call: RuntimeCall }
  | { type: "content.changed" }
  | { type: "content.committed" }
  | { type: "content.ended"; request: NavigationRequest | null }
  /** Made by the frame itself: the rules have said where the learner goes. */
  | { type: "step.taken" }
  /** The page may be gone in a moment; `isGone`: it goes for good. */
  | { type: "page.left"; isGone: boolean };
