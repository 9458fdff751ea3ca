// Knows which view of the comments is shown: the list, a new one, or an open thread.
import { type RefObject, useEffect } from "react";
import type { CommentedPart, CommentWords } from "./commented-part.ts";
import { NewComment } from "./new-comment.tsx";
import { ThreadList } from "./thread-list.tsx";
import { ThreadView } from "./thread-view.tsx";
import type { Drafts } from "./use-drafts.ts";
import type { Threads } from "./use-threads.ts";

export interface ThreadsShownProps {
  readonly threads: Threads;
  readonly drafts: Drafts;
  readonly elements: readonly CommentedPart[];
  readonly words: CommentWords;
  /** The thread that was open before: the focus returns to it. */
  readonly last: RefObject<string | null>;
  /** Absent where a part cannot be opened from here. */
  readonly onGo?: (slug: string) => void;
}

export function ThreadsShown({ threads, drafts, elements, words, last, onGo }: ThreadsShownProps) {
  const { view, send, writing, isReader } = threads;
  const { shown } = view;
  useEffect(() => {
    if (shown?.kind === "thread") last.current = shown.slug;
  }, [shown, last]);
  const going = onGo && { onGo };
  if (shown?.kind === "list")
    return (
      <ThreadList
        view={view}
        send={send}
        elements={elements}
        words={words}
        last={last.current}
        onBegin={isReader ? null : () => send({ type: "new.begun", place: null })}
        {...going}
      />
    );
  if (shown?.kind === "new")
    return (
      <NewComment
        place={shown.place}
        whole={words.whole}
        writing={writing}
        drafts={drafts}
        isReader={isReader}
        onCancel={() => send({ type: "list.opened" })}
      />
    );
  if (shown?.kind === "thread")
    return (
      <ThreadView
        key={shown.slug}
        slug={shown.slug}
        view={view}
        send={send}
        writing={writing}
        drafts={drafts}
        elements={elements}
        words={words}
        isReader={isReader}
        {...going}
      />
    );
  return null;
}
