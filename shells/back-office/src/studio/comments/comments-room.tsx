// Knows the comments of a course: their conversation with the server, and the panel in which they are read and written.
import { connectThreads, type ThreadsEvent, threadsMachine, writeInThreads } from "@academiz/application/threads";
import { nameThreadPlace } from "@academiz/domain/threads";
import { Drawer } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { NewComment } from "../../comments/new-comment.tsx";
import { ThreadList } from "../../comments/thread-list.tsx";
import { ThreadView } from "../../comments/thread-view.tsx";
import { useDrafts } from "../../comments/use-drafts.ts";
import { useLookedAgain } from "../../comments/use-looked-again.ts";
import { useOffice, useSession } from "../../office/office-context.ts";
import { useElements } from "../common/name-element.ts";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { findOnPage } from "../common/use-focus-soon.ts";
import type { Comments } from "./use-comments.ts";

export interface CommentsRoomProps {
  /** Of the course. */
  readonly slug: string;
  readonly comments: Comments;
}

export function CommentsRoom({ slug, comments }: CommentsRoomProps) {
  const { t } = useLingui();
  const words = {
    whole: t`The course as a whole`,
    begin: t`Comment on the course`,
    hint: t`Say something to the other authors: the menu of a block has “Comment”, and so have pages and chapters in the outline.`,
  };
  const { wish, close, takeNumbers } = comments;
  const { learniz, select, focusSoon } = useStudio();
  const gateway = useOffice().office.threads;
  const isReader = useSession().user?.isImpersonated ?? false;
  const about = useMemo(() => ({ kind: "comment", subject: slug }) as const, [slug]);
  const [snapshot, send] = useActor(threadsMachine, { input: { gateway, about, isReader } });
  const view = useMemo(() => connectThreads(snapshot), [snapshot]);
  const writing = useMemo(() => writeInThreads(gateway, about, send), [gateway, about, send]);
  const drafts = useDrafts();
  const elements = useElements(learniz);
  const named = useRef(elements);
  named.current = elements;
  const last = useRef<string | null>(null);
  const { count, byPlace, shown } = view;
  const known = snapshot.context.list.shown;
  // The whole studio is drawn anew by it: where the list is another one alone.
  useEffect(() => takeNumbers({ count, byPlace }), [takeNumbers, known]);
  useEffect(() => {
    last.current = null;
    send(readWish());

    function readWish(): ThreadsEvent {
      if (!wish) return { type: "threads.left" };
      if (wish.kind === "list") return { type: "list.opened", near: wish.near };
      const name = named.current.find((one) => one.slug === wish.slug)?.name ?? "";
      return { type: "new.begun", place: wish.slug === COURSE ? null : nameThreadPlace(wish.slug, name) };
    }
  }, [wish, send]);
  useLookedAgain(send);
  useEffect(() => {
    if (shown?.kind === "thread") last.current = shown.slug;
  }, [shown]);
  const go = (part: string) => {
    const place = elements.find((one) => one.slug === part)?.place ?? COURSE;
    close();
    select(place);
    focusSoon(findOnPage(place, part, ""));
  };
  if (!wish || !shown) return null;
  return (
    <Drawer open onClose={close} title={<Trans>Comments</Trans>}>
      {shown.kind === "list" && (
        <ThreadList
          view={view}
          send={send}
          elements={elements}
          words={words}
          onGo={go}
          last={last.current}
          onBegin={isReader ? null : () => send({ type: "new.begun", place: null })}
        />
      )}
      {shown.kind === "new" && (
        <NewComment
          place={shown.place}
          whole={words.whole}
          writing={writing}
          drafts={drafts}
          isReader={isReader}
          onCancel={() => send({ type: "list.opened" })}
        />
      )}
      {shown.kind === "thread" && (
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
          onGo={go}
        />
      )}
    </Drawer>
  );
}
