// Knows which files people send to each other with their words.
import { DOCUMENT_TYPES, findKind } from "../documents/index.ts";

/** Files of one message, and of all that one learner, or one of those who answer, sent, at most. */
export const FILES_OF_MESSAGE = 5;
export const FILES_OF_ASKER = 100;
export const FILES_OF_EXPERT = 1_000;
/** Bytes of one. */
export const MESSAGE_FILE_SIZE = 5 * 1_048_576;
/** Characters of what stands for a picture. */
export const FILE_ALTERNATIVE_LENGTH = 500;

/** By its content; what could run script, and what plays, is left to the libraries. */
export const isMessageFile = (type: string): boolean =>
  isMessagePicture(type) || type === "text/plain" || ["pdf", "office"].includes(findKind(type) ?? "");

/** Drawn where the message stands; anything else is taken as a file. */
export const isMessagePicture = (type: string): boolean =>
  type !== "image/svg+xml" && DOCUMENT_TYPES.image.some((one) => one === type);

/** A file of a message. */
export interface MessageFile {
  readonly slug: string;
  readonly name: string;
  /** Media type, judged by the content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** What stands for a picture; empty where nobody said it. */
  readonly alternative: string;
}
