// Knows what the frame that plays a package needs of its page, of the device and of the server.
import type { FrameMessage, LaunchCall, LaunchSave, LaunchWord, WindowWords } from "@academiz/domain/scorm";
import type { RunningItem } from "./scorm-item.ts";

/** Keeps on the device what is not known to be stored yet. Synchronous; it never throws. */
export interface LaunchJournal {
  /** False when the device keeps nothing, and where a later launch keeps its word there. */
  keep(save: LaunchSave): boolean;
  /** What waits; null when nothing does, or somebody else wrote it. */
  read(): LaunchSave | null;
  /** Forgets what was stored, unless something later was kept meanwhile. */
  forget(stored: LaunchWord): void;
}

/** Opens the journal of one learner and product. `key`: 32 bytes in base64url, that alone make it readable. */
export type OpenJournal = (place: { readonly name: string; readonly key: string }) => LaunchJournal;

/** Where a content is shown. */
export interface ContentStage {
  /** `running`: what its content finds above it; null for what only is shown. */
  show(url: string, title: string, running: RunningItem | null): void;
  /** Asks again for a page that did not come; where all have come it does nothing. */
  reload(): void;
  /** Tells that a window of the content was held back by the browser, with a button that opens it. */
  offerWindow(words: WindowWords): void;
  /** The content has opened windows that are still there. */
  hasWindows(): boolean;
  closeWindows(): void;
  /** The content goes, and the windows that it opened: it may still say goodbye to `running`. */
  clear(): void;
}

/**
 * Earns the right to read the files of a package, from a page of their origin.
 * @throws Error when the pass opens nothing any more.
 */
export type EnterPackage = (place: { readonly contentUrl: string; readonly pass: string }) => Promise<void>;

/** The last word of a page that is going away: it returns at once, and outlives the page where it can. */
export type SendLeaving = (
  ticket: string,
  commit: {
    /** Null where nothing is new. */
    readonly progress: LaunchSave | null;
    /** That the launch has taken. */
    readonly seconds: number;
    readonly calls: readonly LaunchCall[];
    readonly isEnd: boolean;
  },
) => void;

/** Tells the page of the player. */
export type TellPage = (message: FrameMessage) => void;
