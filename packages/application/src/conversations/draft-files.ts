// Knows the files that somebody attaches to a text: each is on its way, kept, or was not taken.
import { FILES_OF_MESSAGE, MESSAGE_FILE_SIZE } from "@academiz/domain/threads";
import type { AddedFile, NamedMessageFile, Trouble } from "../ports/index.ts";
import type { ConversationShown } from "./conversations.types.ts";

/** A file that was chosen, before its message is sent. */
export interface DraftFile {
  readonly id: number;
  readonly file: AddedFile;
  /** The conversation to which it was attached. */
  readonly shown: ConversationShown;
  readonly alternative: string;
  /** As the server names it once it is kept. */
  readonly slug: string | null;
  /** Why it was not taken; null while it waits. */
  readonly trouble: Trouble | null;
}

const TOO_LARGE: Trouble = { kind: "invalid", detail: "body.too-large" };

/** The files with these added, as many as a message may have. */
export function addFiles(
  before: readonly DraftFile[],
  chosen: readonly AddedFile[],
  shown: ConversationShown,
  id: number,
): readonly DraftFile[] {
  const taken = chosen.slice(0, Math.max(0, FILES_OF_MESSAGE - before.length));
  const added = taken.map((file, at): DraftFile => {
    const trouble = file.size > MESSAGE_FILE_SIZE ? TOO_LARGE : null;
    return { id: id + at, file, shown, alternative: "", slug: null, trouble };
  });
  return [...before, ...added];
}

export const isWaiting = ({ slug, trouble }: DraftFile): boolean => slug === null && trouble === null;

export const nameFiles = (files: readonly DraftFile[]): readonly NamedMessageFile[] =>
  files.flatMap(({ slug, alternative }) => (slug === null ? [] : [{ slug, alternative: alternative.trim() }]));
