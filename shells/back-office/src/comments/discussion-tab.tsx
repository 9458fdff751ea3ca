// Knows the comments of authors on a product's own page: all of them, including those on its parts.
import { Button, Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquarePlus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CommentedPart } from "./commented-part.ts";
import * as styles from "./comments.css.ts";
import { ThreadsShown } from "./threads-shown.tsx";
import type { Drafts } from "./use-drafts.ts";
import { useThreads } from "./use-threads.ts";

export interface DiscussionTabProps {
  /** The slug of the product. */
  readonly slug: string;
  /** The drafts belong to the page, so that typed text stays while another part of it is open. */
  readonly drafts: Drafts;
}

/** Pass the slug as `key`: another product is another discussion. */
export function DiscussionTab({ slug, drafts }: DiscussionTabProps) {
  const { t } = useLingui();
  const threads = useThreads(slug);
  const { view, send, isReader } = threads;
  const last = useRef<string | null>(null);
  const { shown } = view;
  useEffect(() => send({ type: "list.opened" }), [send]);
  const words = {
    whole: t`The product as a whole`,
    begin: t`Begin a discussion`,
    hint: t`Say something to the other authors of this product. Learners do not see it.`,
  };
  // Here a part has the name that it had when it was commented on.
  const parts = new Map<string, CommentedPart>();
  for (const { place } of view.listed) if (place) parts.set(place.slug, { ...place, within: null });
  const elements = [...parts.values()];
  if (!shown) return null;
  return (
    <Card
      title={<Trans>Discussion</Trans>}
      description={<Trans>What authors say to each other about this product. Learners do not see it.</Trans>}
    >
      {shown.kind === "list" && !isReader && view.listed.length > 0 && (
        <div className={styles.actions}>
          <Button
            icon={<MessageSquarePlus size={20} aria-hidden />}
            onClick={() => send({ type: "new.begun", place: null })}
          >
            {words.begin}
          </Button>
        </div>
      )}
      <ThreadsShown threads={threads} drafts={drafts} elements={elements} words={words} last={last} />
    </Card>
  );
}
