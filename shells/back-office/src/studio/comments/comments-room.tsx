// Knows the comments of a course: their conversation with the server, and the panel in which they are read and written.
import type { ThreadsEvent } from "@academiz/application/threads";
import { nameThreadPlace } from "@academiz/domain/threads";
import { Drawer } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { ThreadsShown } from "../../comments/threads-shown.tsx";
import { useDrafts } from "../../comments/use-drafts.ts";
import { useThreads } from "../../comments/use-threads.ts";
import { useElements } from "../common/name-element.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { findOnPage } from "../common/use-focus-soon.ts";
import type { Comments } from "./use-comments.ts";

export interface CommentsRoomProps {
  /** The slug of the course. */
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
  const learniz = useLearniz();
  const { select, focusSoon } = useStudio();
  const threads = useThreads(slug);
  const { view, send, known } = threads;
  const drafts = useDrafts();
  const elements = useElements(learniz);
  const named = useRef(elements);
  named.current = elements;
  const last = useRef<string | null>(null);
  const { count, byPlace, shown } = view;
  // A change redraws the whole studio, so it is sent only when the list itself has changed.
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
  const go = (part: string) => {
    const place = elements.find((one) => one.slug === part)?.place ?? COURSE;
    close();
    select(place);
    focusSoon(findOnPage(place, part, ""));
  };
  if (!wish || !shown) return null;
  return (
    <Drawer open onClose={close} title={<Trans>Comments</Trans>}>
      <ThreadsShown threads={threads} drafts={drafts} elements={elements} words={words} last={last} onGo={go} />
    </Drawer>
  );
}
