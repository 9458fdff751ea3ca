// Knows what is shown of threads: those that are listed, how many wait where, and the one that is looked at.
import type { SnapshotFrom } from "xstate";
import type { ThreadDetails, ThreadHead, Trouble } from "../ports/index.ts";
import type { threadsMachine } from "./threads.machine.ts";
import type { ThreadsFilter, ThreadsShown } from "./threads.types.ts";

/** What waits at one place, or at all of them. */
export interface ThreadsCount {
  readonly open: number;
  /** Threads with messages that were not seen: at one place the open ones, of all the resolved ones too. */
  readonly unread: number;
}
/** Threads as they are shown. */
export interface ThreadsView {
  /** Of the list; what is shown of it stays while the next is on its way, and where that fails. */
  readonly phase: "loading" | "ready" | "failed";
  readonly trouble: Trouble | null;
  readonly filter: ThreadsFilter;
  /** Those that the filter lets through, in the order of their opening. */
  readonly listed: readonly ThreadHead[];
  readonly resolved: number;
  /** Of the resolved ones, those with messages that were not seen. */
  readonly resolvedUnread: number;
  readonly count: ThreadsCount;
  /** Slug of a part → what waits there; nothing where none does. */
  readonly byPlace: ReadonlyMap<string, ThreadsCount>;
  /** Null while nothing is looked at. */
  readonly shown: ThreadsShown | null;
  /** Null while it is on its way, and where it could not be read. */
  readonly details: ThreadDetails | null;
  readonly detailsTrouble: Trouble | null;
  /** It is being settled, or a message of it deleted. */
  readonly isActing: boolean;
  readonly actTrouble: Trouble | null;
}

const countUnread = (heads: readonly ThreadHead[]): number => heads.filter(({ unread }) => unread > 0).length;

const addOne = ({ open, unread }: ThreadsCount, head: ThreadHead): ThreadsCount => ({
  open: open + 1,
  unread: unread + countUnread([head]),
});

function countByPlace(heads: readonly ThreadHead[]): ReadonlyMap<string, ThreadsCount> {
  const counts = new Map<string, ThreadsCount>();
  for (const head of heads) {
    const slug = head.place?.slug;
    if (slug !== undefined) counts.set(slug, addOne(counts.get(slug) ?? { open: 0, unread: 0 }, head));
  }
  return counts;
}

/** The view of a snapshot of `threadsMachine`. Pure. */
export function connectThreads(snapshot: SnapshotFrom<typeof threadsMachine>): ThreadsView {
  const { list, filter, shown, details, trouble, actTrouble } = snapshot.context;
  const all = list.shown ?? [];
  const open = all.filter(({ resolved }) => resolved === null);
  const resolved = all.filter((head) => head.resolved !== null);
  return {
    phase: list.phase === "failed" ? "failed" : list.shown === null ? "loading" : "ready",
    trouble: list.trouble,
    filter,
    listed: filter === "open" ? open : resolved,
    resolved: resolved.length,
    resolvedUnread: countUnread(resolved),
    count: { open: open.length, unread: countUnread(all) },
    byPlace: countByPlace(open),
    shown,
    details,
    detailsTrouble: trouble,
    isActing: snapshot.matches({ acting: "busy" }),
    actTrouble,
  };
}
