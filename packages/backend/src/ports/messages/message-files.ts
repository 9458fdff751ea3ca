// Knows how the files of messages are kept: their sender's alone until a message has them.
import type { MessageFile } from "@academiz/domain/threads";
import type { Tenancy } from "../people/tenancy.ts";

export interface NewMessageFile extends Omit<MessageFile, "alternative"> {
  readonly authorId: string;
  /** Of its bytes. */
  readonly key: string;
  /** ISO timestamp. */
  readonly createdAt: string;
}
/** A file that is named by what it goes with, in its order. */
export interface NamedFile {
  readonly slug: string;
  readonly alternative: string;
}

export interface MessageFiles {
  /** Full: this author has `most` of them. What nobody has named before `before` (ISO) goes. */
  add(tenancy: Tenancy, file: NewMessageFile, most: number, before: string): Promise<"added" | "full">;
  /** Whether all are this author's and in no message; nobody else takes one before the transaction ends. */
  hold(tenancy: Tenancy, authorId: string, slugs: readonly string[]): Promise<boolean>;
  /** They stand in the message of this number. */
  attach(tenancy: Tenancy, message: { threadSlug: string; number: number }, files: readonly NamedFile[]): Promise<void>;
  /** Of all messages of a conversation, by their order. */
  list(tenancy: Tenancy, threadSlug: string): Promise<readonly (MessageFile & { readonly number: number })[]>;
  /** Null where the conversation has none such. */
  find(
    tenancy: Tenancy,
    threadSlug: string,
    slug: string,
  ): Promise<Pick<NewMessageFile, "name" | "type" | "key"> | null>;
}
