// Knows what the page of an attachment shows: where it leads, and whether its opening is stored.
import { type AttachedItem, readAttachmentWords, viewAttachment } from "@academiz/domain/products";
import { findOwnTexts } from "@academiz/domain/wording";
import type { SnapshotFrom } from "xstate";
import type { AttachmentToPlay, Trouble } from "../ports/index.ts";
import { type SavingState, tellSaving } from "../saving/index.ts";
import { type attachmentPlayerMachine, keepsOpening } from "./attachment-player.machine.ts";

/** What the page shows once the attachment is read. */
export interface AttachmentView {
  readonly title: string;
  /** Empty where there is none. */
  readonly description: string;
  /** Null where it is unknown. */
  readonly language: "FR" | "EN" | null;
  readonly item: AttachedItem;
  readonly isPreview: boolean;
  /** Shown as a demonstration (§9.63). */
  readonly isDemo: boolean;
  /** Unparsed, as `settleTexts` reads them: the client's own texts. */
  readonly ownTexts: readonly [client: unknown, product: unknown];
  /** The client's look, unparsed: `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Where "leave" goes; null when there is nowhere to go. */
  readonly returnUrl: string | null;
}
/** What the page of an attachment shows. */
export interface AttachmentPlayerView {
  readonly phase: "loading" | "failed" | "ready";
  readonly trouble: Trouble | null;
  readonly attachment: AttachmentView | null;
  /** It was opened, in this visit or before. */
  readonly isDone: boolean;
  readonly saving: SavingState;
  /** Milliseconds since the epoch; null before it was stored in this visit. */
  readonly savedAt: number | null;
}

/** The view of a snapshot of `attachmentPlayerMachine`. Pure. */
export function connectAttachmentPlayer(snapshot: SnapshotFrom<typeof attachmentPlayerMachine>): AttachmentPlayerView {
  const { toPlay, trouble, isOpened, saving, isSafe, mode } = snapshot.context;
  return {
    phase: toPlay ? "ready" : snapshot.matches("failed") ? "failed" : "loading",
    trouble,
    attachment: toPlay && { ...connectContent(toPlay), isPreview: mode === "PREVIEW" },
    isDone: isOpened,
    saving: keepsOpening(snapshot.context) ? tellSaving(saving, isSafe) : "off",
    savedAt: saving.savedAt,
  };
}

function connectContent(toPlay: AttachmentToPlay): Omit<AttachmentView, "isPreview"> {
  const { config, name, documentFiles, theme, returnUrl, demo, defaultTexts } = toPlay;
  const content: Readonly<Record<string, unknown>> = typeof config === "object" && config !== null ? { ...config } : {};
  const { title, description, language } = readAttachmentWords(content);
  return {
    title: title || name,
    description,
    language,
    item: viewAttachment(content, documentFiles),
    isDemo: demo,
    ownTexts: [defaultTexts, findOwnTexts(config)],
    theme,
    returnUrl,
  };
}
