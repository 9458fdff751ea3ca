// Knows what the player of uploaded packages is started with, remembers, and hears.
import type { SessionMode } from "@academiz/domain/identity";
import type {
  LaunchCall,
  LaunchSave,
  OpenWays,
  PackageData,
  PageMessage,
  StoredLaunchWord,
  WindowWords,
} from "@academiz/domain/scorm";
import type {
  Clock,
  LaunchJournal,
  OpenJournal,
  ScormGateway,
  ScormLaunch,
  ScormSource,
  Trouble,
} from "../ports/index.ts";
import type { Saved, SavingAnswer } from "../saving/index.ts";

/** The ports of the player of uploaded packages. */
export interface ScormPlayerPorts {
  readonly source: ScormSource;
  readonly gateway: ScormGateway;
  /** Of the page: a content reaches what its frame keeps on the device, and not what is kept here. */
  readonly openJournal: OpenJournal;
  readonly clock: Clock;
}

/** What it is started with. */
export interface ScormPlayerInput {
  readonly ports: ScormPlayerPorts;
  readonly mode: SessionMode;
  readonly isImpersonated: boolean;
}

/** Tells the frame. */
export type TellFrame = (message: PageMessage) => void;

/**
 * How this launch stands to what is stored: it is its own word, or will be; `behind`: an earlier launch has stored a
 * later date; `outdated`: a later launch has stored its word, the learner went further there.
 */
export type Standing = "stored" | "behind" | "outdated";

/** What is stored together. */
export interface LaunchFact {
  readonly save: LaunchSave;
  /** An attempt that has ended and is in no history yet; null without one. */
  readonly ended: LaunchSave | null;
}

/** Where the launch stands with what is stored. */
export interface StoredSave extends Saved {
  /** Of what is stored now; null where nothing is. */
  readonly word: StoredLaunchWord | null;
  readonly standing: Standing;
}

export interface ScormPlayerContext extends ScormPlayerInput {
  readonly launch: ScormLaunch | null;
  /** Null where nothing is kept. */
  readonly journal: LaunchJournal | null;
  readonly trouble: Trouble | null;
  readonly tellFrame: TellFrame | null;
  /** What the frame resumed from, then what it told last. */
  readonly data: PackageData;
  /** Of what is stored; null when nothing is. */
  readonly storedWord: StoredLaunchWord | null;
  /** Of what is stored, or was told last; null before. */
  readonly save: LaunchSave | null;
  /** Identifier of the item that is shown. */
  readonly shown: string | null;
  /** A page of its content did not come: there is no connection. */
  readonly isAway: boolean;
  /** Its only item has ended by its content's own word. */
  readonly isEnded: boolean;
  /** Which ways are open; null before the frame has told. */
  readonly ways: OpenWays | null;
  /** The newest that is not stored. */
  readonly unsaved: LaunchSave | null;
  /** An attempt that has ended and is in no history yet. */
  readonly ended: LaunchSave | null;
  /** The result that is in the history, of this launch. */
  readonly told: Pick<LaunchSave, "status" | "score"> | null;
  /** This device keeps what is not stored. */
  readonly isSafe: boolean;
  /** How many windows of contents the browser has held back. */
  readonly blockedWindows: number;
  readonly calls: readonly LaunchCall[];
  /** That this launch has taken, as far as it was told. */
  readonly seconds: number;
  readonly saveTrouble: Trouble | null;
  /** Of the last save that was heard of. */
  readonly answer: SavingAnswer<LaunchFact, StoredSave> | null;
  readonly savedAt: number | null;
  readonly standing: Standing;
  /** The window is on its way to another page: that is where the learner wants to be (§4.121). */
  readonly isUnloading: boolean;
}

/** What happens to the player. */
export type ScormPlayerEvent =
  /** The frame's page has come. */
  | { type: "frame.loaded"; tellFrame: TellFrame }
  /** From the frame: anything. */
  | { type: "frame.told"; message: unknown }
  | { type: "item.chosen"; identifier: string }
  | { type: "way.taken"; to: "previous" | "next" }
  /** In the language that the page speaks. */
  | { type: "window.offered"; words: WindowWords }
  | { type: "network.returned" }
  /** By the learner: the page of the content that did not come. */
  | { type: "reload.asked" }
  | { type: "retry.asked" }
  /** By the learner. */
  | { type: "leave.asked" }
  | { type: "page.unloading" }
  /** Made by the player itself: a word of the frame that was understood. */
  | { type: "save.wanted" }
  | { type: "exit.asked" }
  | { type: "frame.ready"; leftover: LaunchSave | null }
  | { type: "frame.left" }
  | { type: "frame.broken" };
