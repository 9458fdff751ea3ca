// Knows which files people can attach to messages.
import { DOCUMENT_TYPES, findKind } from "../documents/index.ts";

/** The most files of one message, and the most that one learner, or one of those who answer, may have sent. */
export const FILES_OF_MESSAGE = 5;
export const FILES_OF_ASKER = 100;
export const FILES_OF_EXPERT = 1_000;
/** The most bytes of a file. */
export const MESSAGE_FILE_SIZE = 5 * 1_048_576;
/** The most characters of a picture's alternative. */
export const FILE_ALTERNATIVE_LENGTH = 500;

/** By its content; files that could run script, and media to play, are only allowed in libraries. */
export const isMessageFile = (type: string): boolean =>
  isMessagePicture(type) || type === "text/plain" || ["pdf", "office"].includes(findKind(type) ?? "");

/** True for a file that is drawn in the message; any other one is downloaded. */
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
  /** The alternative of a picture; empty where it has none. */
  readonly alternative: string;
}
