// Knows how threads are listed: by the parts of the course in its order, and apart those of parts that were deleted.
import type { ThreadHead } from "@academiz/application/ports";
import type { ThreadsEvent, ThreadsView } from "@academiz/application/threads";
import { arrangeThreads } from "@academiz/domain/threads";
import { Badge, Button, EmptyState, ErrorState, SkeletonGroup, StatusChip, When } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, MessageSquare } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { AuthorName } from "./author-name.tsx";
import type { CommentedPart, CommentWords } from "./commented-part.ts";
import * as styles from "./comments.css.ts";

export interface ThreadListProps {
  readonly view: ThreadsView;
  readonly send: (event: ThreadsEvent) => void;
  readonly elements: readonly CommentedPart[];
  readonly words: CommentWords;
  /** Absent where a part cannot be opened from here. */
  readonly onGo?: (slug: string) => void;
  /** The thread that was open before: the focus returns to it. */
  readonly last: string | null;
  /** Null where nobody may begin one. */
  readonly onBegin: (() => void) | null;
}

export function ThreadList({ view, send, elements, words, onGo, last, onBegin }: ThreadListProps) {
  const { t } = useLingui();
  const { phase, filter, listed, count, resolved, resolvedUnread, trouble, shown } = view;
  const panel = useRef<HTMLDivElement>(null);
  const near = shown?.kind === "list" ? shown.near : null;
  useEffect(() => {
    const find = (name: string, value: string | null) =>
      value === null ? null : panel.current?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`);
    (find("thread", last) ?? find("place", near))?.focus();
  }, [last, near]);
  const names = new Map(elements.map((one) => [one.slug, one]));
  const { present, gone } = arrangeThreads(
    listed,
    elements.map(({ slug }) => slug),
  );
  const open = count.open;
  return (
    <div className={styles.panel} ref={panel}>
      <div className={styles.bar}>
        <Button
          size="small"
          variant={filter === "open" ? "secondary" : "quiet"}
          aria-pressed={filter === "open"}
          onClick={() => send({ type: "filter.chosen", filter: "open" })}
        >
          <Trans>Open ({open})</Trans>
        </Button>
        <Button
          size="small"
          variant={filter === "resolved" ? "secondary" : "quiet"}
          aria-pressed={filter === "resolved"}
          onClick={() => send({ type: "filter.chosen", filter: "resolved" })}
        >
          <Trans>Resolved ({resolved})</Trans>
          {resolvedUnread > 0 && (
            <Badge tone="primary">{t`${plural(resolvedUnread, { one: "# unread", other: "# unread" })}`}</Badge>
          )}
        </Button>
      </div>
      {phase === "loading" && <SkeletonGroup />}
      {phase === "failed" && (
        <ErrorState
          title={<Trans>The comments could not be loaded</Trans>}
          onRetry={() => send({ type: "threads.looked" })}
          requestId={trouble?.requestId}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {phase === "ready" && listed.length === 0 && (
        <EmptyState
          icon={<MessageSquare size={24} aria-hidden />}
          title={filter === "open" ? <Trans>No open comment</Trans> : <Trans>No resolved comment</Trans>}
          action={
            onBegin &&
            filter === "open" && (
              <Button variant="primary" onClick={onBegin}>
                {words.begin}
              </Button>
            )
          }
        >
          {filter === "open" ? words.hint : <Trans>What was settled is kept here, and can be opened again.</Trans>}
        </EmptyState>
      )}
      {present.map(({ place, threads }) => {
        const element = place === null ? undefined : names.get(place);
        return (
          <Group
            key={place ?? ""}
            slug={place}
            name={element?.name ?? words.whole}
            within={element?.within ?? null}
            onGo={place === null || !onGo ? null : () => onGo(place)}
          >
            {threads.map((head) => (
              <Row key={head.slug} head={head} send={send} />
            ))}
          </Group>
        );
      })}
      {gone.length > 0 && (
        <Group slug={null} name={t`On something that was deleted`} within={null} onGo={null}>
          {gone.map((head) => (
            <Row key={head.slug} head={head} send={send} called={head.place?.name} />
          ))}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  readonly slug: string | null;
  readonly name: string;
  readonly within: string | null;
  readonly onGo: (() => void) | null;
  readonly children: ReactNode;
}

function Group({ slug, name, within, onGo, children }: GroupProps) {
  const { t } = useLingui();
  return (
    <section className={styles.group}>
      <div className={styles.place}>
        <h2 className={styles.name} tabIndex={-1} {...(slug !== null && { "data-place": slug })}>
          {within !== null && <span className={styles.within}>{within} › </span>}
          {name}
        </h2>
        {onGo && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Go there: ${name}`}
            trailingIcon={<ArrowRight size={16} aria-hidden />}
            onClick={onGo}
          >
            <Trans>Go there</Trans>
          </Button>
        )}
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface RowProps {
  readonly head: ThreadHead;
  readonly send: (event: ThreadsEvent) => void;
  /** The former name of a part that is gone. */
  readonly called?: string | undefined;
}

function Row({ head: { slug, first, messages, unread, lastAt }, send, called }: RowProps) {
  const { t } = useLingui();
  const replies = messages - 1;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-thread={slug}
        data-unread={unread > 0}
        onClick={() => send({ type: "thread.opened", slug })}
      >
        {called && <span className={styles.note}>{called}</span>}
        <span className={styles.head}>
          <span className={styles.who}>
            <AuthorName author={first.author} />
          </span>
          <span className={styles.when}>
            <When at={first.writtenAt} />
          </span>
          {unread > 0 && (
            <StatusChip tone="primary">{t`${plural(unread, { one: "# unread", other: "# unread" })}`}</StatusChip>
          )}
        </span>
        <span className={styles.excerpt}>{first.text}</span>
        {replies > 0 && (
          <span className={styles.when}>
            {t`${plural(replies, { one: "# reply", other: "# replies" })}`}
            {" · "}
            <When at={lastAt} />
          </span>
        )}
      </button>
    </li>
  );
}
