// Knows what can happen to threads on a screen.
import type { ThreadPlace } from "@academiz/domain/threads";
import type { ThreadDetails, ThreadGateway, ThreadsAbout } from "../ports/index.ts";

/** What threads are started with. */
export interface ThreadsInput {
  readonly gateway: ThreadGateway;
  readonly about: ThreadsAbout;
  /** Whoever stands in for somebody reads, and marks nothing as read in their name. */
  readonly isReader: boolean;
}
/** What is looked at: all threads, one of them, or a new one about a place. */
export type ThreadsShown =
  /** `near`: slug of the part whose threads are wanted first; null: any. */
  | { readonly kind: "list"; readonly near: string | null }
  | { readonly kind: "new"; readonly place: ThreadPlace | null }
  | { readonly kind: "thread"; readonly slug: string };

/** Which threads are listed. */
export type ThreadsFilter = "open" | "resolved";

/** What can happen to threads. */
export type ThreadsEvent =
  /** Somebody comes back to the page: others may have written meanwhile. */
  | { type: "threads.looked" }
  /** `near`: slug of a part; where one open thread alone is about it, that is opened. */
  | { type: "list.opened"; near?: string | undefined }
  | { type: "new.begun"; place: ThreadPlace | null }
  | { type: "thread.opened"; slug: string }
  /** Nothing is looked at any more. */
  | { type: "threads.left" }
  | { type: "filter.chosen"; filter: ThreadsFilter }
  /** What was written of one: as the server answered. */
  | { type: "thread.told"; thread: ThreadDetails }
  | { type: "thread.settled"; slug: string; isResolved: boolean }
  | { type: "message.removed"; slug: string; number: number }
  | { type: "trouble.dismissed" };
