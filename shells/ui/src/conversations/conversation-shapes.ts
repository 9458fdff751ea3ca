// Knows the data that conversations are drawn from, wherever it comes from.
import type { Result } from "@academiz/domain/kernel";
import type { TakingTrouble } from "../taking/use-taking.ts";

export interface TalkPerson {
  /** Null for somebody who has no account here, or no longer has one. */
  readonly name: string | null;
  readonly isYou: boolean;
}
export interface TalkMessage {
  readonly number: number;
  readonly author: TalkPerson;
  readonly isOfAsker: boolean;
  readonly text: string;
  /** ISO timestamp. */
  readonly writtenAt: string;
}
export interface SaidFile {
  readonly slug: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The alternative text of a picture; empty where there is none. */
  readonly alternative: string;
}
/** A file that goes with the message being typed. */
export interface DraftFile {
  readonly id: number;
  readonly name: string;
  readonly isPicture: boolean;
  readonly alternative: string;
  readonly state: "sending" | "kept" | "failed";
  readonly trouble: TakingTrouble | null;
}
export type FileEvent =
  | { type: "files.chosen"; files: readonly File[] }
  | { type: "file.removed"; id: number }
  | { type: "file.described"; id: number; alternative: string }
  | { type: "file.retried"; id: number };
export interface TalkFiling {
  readonly files: readonly DraftFile[];
  /** The message was sent while a file had not arrived yet. */
  readonly isHeldUp: boolean;
  readonly onFile: (event: FileEvent) => void;
  readonly readFile: (slug: string, fileSlug: string) => Promise<Result<Uint8Array, TakingTrouble>>;
}
interface TalkBase {
  readonly slug: string;
  readonly product: { readonly name: string };
  readonly place: { readonly name: string } | null;
  readonly asker: TalkPerson;
  readonly assignee: TalkPerson | null;
  readonly closed: { readonly at: string; readonly by: TalkPerson } | null;
  readonly unread: number;
  /** True where the reader answers in it; false where they asked. */
  readonly answers: boolean;
}
export interface TalkRow extends TalkBase {
  readonly last: TalkMessage;
}
export interface TalkWhole extends TalkBase {
  readonly messages: readonly (TalkMessage & { readonly files: readonly SaidFile[] })[];
  readonly isFull: boolean;
}
