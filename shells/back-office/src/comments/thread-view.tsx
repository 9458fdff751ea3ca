// Knows how one thread is read and answered, settled, and left for the part that it is about.
import type { ThreadsEvent, ThreadsView, ThreadsWriting } from "@academiz/application/threads";
import { Button, ConfirmDialog, ErrorState, SkeletonGroup, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, Check, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { AuthorName } from "./author-name.tsx";
import type { CommentedPart, CommentWords } from "./commented-part.ts";
import * as styles from "./comments.css.ts";
import { MessageForm } from "./message-form.tsx";
import { MessageItem } from "./message-item.tsx";
import { type Drafts, nameReply } from "./use-drafts.ts";

export interface ThreadViewProps {
  readonly slug: string;
  readonly view: ThreadsView;
  readonly send: (event: ThreadsEvent) => void;
  readonly writing: ThreadsWriting;
  readonly drafts: Drafts;
  readonly elements: readonly CommentedPart[];
  readonly words: Pick<CommentWords, "whole">;
  readonly isReader: boolean;
  /** Absent where a part cannot be opened from here. */
  readonly onGo?: (slug: string) => void;
}

export function ThreadView({ slug, view, send, writing, drafts, elements, words, isReader, onGo }: ThreadViewProps) {
  const { t } = useLingui();
  const { details, detailsTrouble, isActing, actTrouble } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  // Each answer has a form of its own, so that an accepted one is not sent again.
  const [sent, setSent] = useState(0);
  const draft = drafts.of(nameReply(slug));
  useEffect(() => heading.current?.focus(), []);
  const place = details?.place ?? null;
  const element = elements.find((one) => one.slug === place?.slug);
  const name = place === null ? words.whole : (element?.name ?? place.name);
  // Messages that were unread when the thread was opened stay marked while it is open.
  const fresh = useFresh(view);
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Button
          size="small"
          variant="quiet"
          icon={<ArrowLeft size={16} aria-hidden />}
          onClick={() => send({ type: "list.opened" })}
        >
          <Trans>All comments</Trans>
        </Button>
        {element && onGo && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Go there: ${name}`}
            trailingIcon={<ArrowRight size={16} aria-hidden />}
            onClick={() => onGo(element.slug)}
          >
            <Trans>Go there</Trans>
          </Button>
        )}
      </div>
      <div className={styles.place}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {element && element.within !== null && <span className={styles.within}>{element.within} › </span>}
          {details ? name : t`Comments`}
        </h2>
        <div className={styles.actions} role="status">
          {details?.resolved && (
            <>
              <StatusChip tone="success" icon={<Check size={16} aria-hidden />}>
                <Trans>Resolved</Trans>
              </StatusChip>
              <span className={styles.when}>
                <AuthorName author={details.resolved.by} />
              </span>
            </>
          )}
        </div>
      </div>
      {details && place !== null && !element && (
        <p className={styles.note}>
          <Trans>It was deleted. Where that is undone, its comments are back on it.</Trans>
        </p>
      )}
      {!details && !detailsTrouble && <SkeletonGroup />}
      {!details && detailsTrouble && (
        <ErrorState
          title={<Trans>The comment could not be loaded</Trans>}
          onRetry={() => send({ type: "thread.opened", slug })}
          requestId={detailsTrouble.requestId}
        >
          <TroubleText trouble={detailsTrouble} />
        </ErrorState>
      )}
      {details && (
        <>
          <ol className={styles.list}>
            {details.messages.map((message) => (
              <MessageItem
                key={message.number}
                thread={slug}
                message={message}
                isNew={!message.author.isYou && message.number > fresh}
                isReader={isReader}
                writing={writing}
                drafts={drafts}
                onRemove={() => setRemoved(message.number)}
              />
            ))}
          </ol>
          {actTrouble && (
            <p role="alert" className={styles.trouble}>
              <TroubleText trouble={actTrouble} />
            </p>
          )}
          {isReader ? (
            <p className={styles.note}>
              <Trans>You stand in for somebody: you can read the comments, but not write in their name.</Trans>
            </p>
          ) : (
            <>
              <MessageForm
                key={sent}
                label={t`Your reply`}
                verb={<Trans>Reply</Trans>}
                text={draft.text ?? ""}
                onText={draft.put}
                submit={async (text) => {
                  const answer = await writing.reply(slug, text);
                  if (answer.ok) {
                    draft.take(text);
                    setSent((count) => count + 1);
                  }
                  return answer;
                }}
                isFocused={sent > 0}
              />
              <div className={styles.actions}>
                <Button
                  size="small"
                  icon={details.resolved ? <RotateCcw size={16} aria-hidden /> : <Check size={16} aria-hidden />}
                  loading={isActing}
                  onClick={() => send({ type: "thread.settled", slug, isResolved: details.resolved === null })}
                >
                  {details.resolved ? <Trans>Open again</Trans> : <Trans>Resolve</Trans>}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <ConfirmDialog
        open={removed !== null}
        danger
        title={<Trans>Delete this comment?</Trans>}
        confirmLabel={t`Delete the comment`}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed !== null) send({ type: "message.removed", slug, number: removed });
          setRemoved(null);
          heading.current?.focus();
        }}
      >
        {details?.messages.length === 1 ? (
          <Trans>Nobody has replied: the whole thread goes, and this cannot be undone.</Trans>
        ) : (
          <Trans>The replies stay. This cannot be undone.</Trans>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** The number of the last message that had been seen when the thread was opened; all are old where none was unread. */
function useFresh({ details }: ThreadsView): number {
  const known = useRef<number | null>(null);
  if (known.current === null && details) {
    const others = details.messages.filter(({ author }) => !author.isYou);
    const first = others.at(others.length - details.unread);
    known.current = details.unread > 0 && first ? first.number - 1 : (details.messages.at(-1)?.number ?? 0);
  }
  return known.current ?? Number.POSITIVE_INFINITY;
}
