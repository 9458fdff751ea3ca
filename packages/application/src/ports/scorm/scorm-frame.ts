// Knows what the frame that plays a package needs of its page, of the device and of the server.
import type { FrameMessage, LaunchCall, LaunchSave, LaunchWord, WindowWords } from "@academiz/domain/scorm";
import type { RunningItem } from "./scorm-item.ts";

/** Keeps a state on the device until it is known to be stored. Synchronous; it never throws. */
export interface LaunchJournal {
  /** False if the device keeps nothing, or if a later launch has its state there. */
  keep(save: LaunchSave): boolean;
  /** The waiting state; null if there is none, or somebody else wrote it. */
  read(): LaunchSave | null;
  /** Removes what was stored, unless something later was kept meanwhile. */
  forget(stored: LaunchWord): void;
}

/** Opens the journal of one learner and product. `key`: 32 bytes in base64url, without which it cannot be read. */
export type OpenJournal = (place: { readonly name: string; readonly key: string }) => LaunchJournal;

/** Where a content is shown. */
export interface ContentStage {
  /** `running`: the API that its content finds above it; null for a content that is only shown. */
  show(url: string, title: string, running: RunningItem | null): void;
  /** Loads a page again that did not come; does nothing if all have come. */
  reload(): void;
  /** Shows that the browser blocked a window of the content, with a button that opens it. */
  offerWindow(words: WindowWords): void;
  /** True if the content has opened windows that are still open. */
  hasWindows(): boolean;
  closeWindows(): void;
  /** Closes the content and the windows that it opened; it may still send a last message to `running`. */
  clear(): void;
}

/**
 * Gets the right to read the files of a package, from a page of their origin. @throws Error if the pass is no longer
 * valid.
 */
export type EnterPackage = (place: { readonly contentUrl: string; readonly pass: string }) => Promise<void>;

/** The last message of a page that closes: it returns at once, and outlives the page if possible. */
export type SendLeaving = (
  ticket: string,
  commit: {
    /** Null if nothing is new. */
    readonly progress: LaunchSave | null;
    /** Seconds that the launch has taken. */
    readonly seconds: number;
    readonly calls: readonly LaunchCall[];
    readonly isEnd: boolean;
  },
) => void;

/** Sends a message to the page of the player. */
export type TellPage = (message: FrameMessage) => void;
