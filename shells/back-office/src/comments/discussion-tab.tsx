// Knows what authors say to each other about a product, on its own page: all of it, also what is about its parts.
import { connectThreads, threadsMachine, writeInThreads } from "@academiz/application/threads";
import { Button, Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { MessageSquarePlus } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import type { CommentedPart } from "./commented-part.ts";
import * as styles from "./comments.css.ts";
import { NewComment } from "./new-comment.tsx";
import { ThreadList } from "./thread-list.tsx";
import { ThreadView } from "./thread-view.tsx";
import type { Drafts } from "./use-drafts.ts";
import { useLookedAgain } from "./use-looked-again.ts";

export interface DiscussionTabProps {
  /** Of the product. */
  readonly slug: string;
  /** Of the page: what is typed stays while another part of it is looked at. */
  readonly drafts: Drafts;
}

/** Give it the slug as `key`: another product is another discussion. */
export function DiscussionTab({ slug, drafts }: DiscussionTabProps) {
  const { t } = useLingui();
  const gateway = useOffice().office.threads;
  const isReader = useSession().user?.isImpersonated ?? false;
  const about = useMemo(() => ({ kind: "comment", subject: slug }) as const, [slug]);
  const [snapshot, send] = useActor(threadsMachine, { input: { gateway, about, isReader } });
  const view = useMemo(() => connectThreads(snapshot), [snapshot]);
  const writing = useMemo(() => writeInThreads(gateway, about, send), [gateway, about, send]);
  const last = useRef<string | null>(null);
  const { shown } = view;
  useEffect(() => send({ type: "list.opened" }), [send]);
  useLookedAgain(send);
  useEffect(() => {
    if (shown?.kind === "thread") last.current = shown.slug;
  }, [shown]);
  const words = {
    whole: t`The product as a whole`,
    begin: t`Begin a discussion`,
    hint: t`Say something to the other authors of this product. Learners do not see it.`,
  };
  // Here a part is called as it was when it was spoken of.
  const parts = new Map<string, CommentedPart>();
  for (const { place } of view.listed) if (place) parts.set(place.slug, { ...place, within: null });
  const elements = [...parts.values()];
  const begin = () => send({ type: "new.begun", place: null });
  if (!shown) return null;
  return (
    <Card
      title={<Trans>Discussion</Trans>}
      description={<Trans>What authors say to each other about this product. Learners do not see it.</Trans>}
    >
      {shown.kind === "list" && (
        <>
          {!isReader && view.listed.length > 0 && (
            <div className={styles.actions}>
              <Button icon={<MessageSquarePlus size={20} aria-hidden />} onClick={begin}>
                {words.begin}
              </Button>
            </div>
          )}
          <ThreadList
            view={view}
            send={send}
            elements={elements}
            words={words}
            last={last.current}
            onBegin={isReader ? null : begin}
          />
        </>
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
        />
      )}
    </Card>
  );
}
