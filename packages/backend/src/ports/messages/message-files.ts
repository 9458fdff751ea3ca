// Knows how the files of messages are stored: visible to their sender alone until they belong to a message.
import type { MessageFile } from "@academiz/domain/threads";
import type { Tenancy } from "../people/tenancy.ts";

export interface NewMessageFile extends Omit<MessageFile, "alternative"> {
  readonly authorId: string;
  /** The key of its bytes. */
  readonly key: string;
  /** ISO timestamp. */
  readonly createdAt: string;
}
/** A file in a message, listed in its order. */
export interface NamedFile {
  readonly slug: string;
  readonly alternative: string;
}

export interface MessageFiles {
  /** `full`: this author has `most` of them. Files that no message took before `before` (ISO) are deleted. */
  add(tenancy: Tenancy, file: NewMessageFile, most: number, before: string): Promise<"added" | "full">;
  /** True where all are this author's and in no message; nobody else can take one before the transaction ends. */
  hold(tenancy: Tenancy, authorId: string, slugs: readonly string[]): Promise<boolean>;
  /** Puts them in the message with this number. */
  attach(tenancy: Tenancy, message: { threadSlug: string; number: number }, files: readonly NamedFile[]): Promise<void>;
  /** The files of all messages of a conversation, in the order of the messages. */
  list(tenancy: Tenancy, threadSlug: string): Promise<readonly (MessageFile & { readonly number: number })[]>;
  /** Null where the conversation has no such file. */
  find(
    tenancy: Tenancy,
    threadSlug: string,
    slug: string,
  ): Promise<Pick<NewMessageFile, "name" | "type" | "key"> | null>;
}
