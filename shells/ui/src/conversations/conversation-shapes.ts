// Knows what is drawn of a conversation, wherever it comes from.

export interface TalkPerson {
  /** Null for whoever has no account here, any more or at all. */
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
interface TalkBase {
  readonly slug: string;
  readonly product: { readonly name: string };
  readonly place: { readonly name: string } | null;
  readonly asker: TalkPerson;
  readonly assignee: TalkPerson | null;
  readonly closed: { readonly at: string; readonly by: TalkPerson } | null;
  readonly unread: number;
  /** Whether the reader answers in it; false for whoever asked. */
  readonly answers: boolean;
}
export interface TalkRow extends TalkBase {
  readonly last: TalkMessage;
}
export interface TalkWhole extends TalkBase {
  readonly messages: readonly TalkMessage[];
  readonly isFull: boolean;
}
