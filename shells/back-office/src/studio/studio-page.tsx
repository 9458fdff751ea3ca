// Knows the studio of one course: opening, failing, or ready to be written in.
import { Button, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import * as office from "../office/office.css.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { Studio } from "./studio.tsx";
import { useEditor } from "./use-editor.ts";

export function StudioPage() {
  const { slug } = useParams({ from: "/gate/learniz/$slug" });
  // Another course is another conversation: nothing of the last one may stay.
  return <OpenStudio key={slug} slug={slug} />;
}

function OpenStudio({ slug }: { readonly slug: string }) {
  const editor = useEditor(slug);
  const { view, send } = editor;
  if (view.phase === "failed") {
    return (
      <main className={office.lonely}>
        <ErrorState
          level={1}
          title={<Trans>The course could not be opened</Trans>}
          requestId={view.trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
          action={
            <Button render={<Link to="/" />}>
              <Trans>Go to the learning products</Trans>
            </Button>
          }
        >
          <TroubleText trouble={view.trouble} />
        </ErrorState>
      </main>
    );
  }
  if (view.phase === "loading" || !view.draft) {
    return (
      <main className={office.lonely}>
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton width="most" />
        </SkeletonGroup>
      </main>
    );
  }
  return <Studio slug={slug} editor={editor} draft={view.draft} />;
}
