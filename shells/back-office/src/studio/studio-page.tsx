// Knows the studio of one course: opening, failing, or ready to be written in.
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import * as office from "../office/office.css.ts";
import { Opening } from "../product/opening.tsx";
import { useEditor } from "./common/use-editor.ts";
import { Studio } from "./studio.tsx";

export function StudioPage() {
  const { slug } = useParams({ from: "/gate/learniz/$slug" });
  // Another course needs another machine: nothing of the last one may stay.
  return <OpenStudio key={slug} slug={slug} />;
}

function OpenStudio({ slug }: { readonly slug: string }) {
  const editor = useEditor(slug);
  const { view, send } = editor;
  if (view.phase !== "failed" && view.phase !== "loading" && view.draft)
    return <Studio slug={slug} editor={editor} draft={view.draft} />;
  return (
    <main className={office.lonely}>
      <Opening
        view={view}
        failure={<Trans>The course could not be opened</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      />
    </main>
  );
}
