// Knows a course that is opened: it is read at once, and written as soon as the studio is there.
import type { Draft } from "@academiz/application/product-editor";
import { MissingPart, type MissingPartProps } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useState } from "react";
import * as office from "../office/office.css.ts";
import { Opening } from "../product/opening.tsx";
import { lateStudio } from "../words/late-office.ts";
import { type OpenedEditor, useOpenedEditor } from "./common/use-opened-editor.ts";
import { FirstView } from "./first/first-view.tsx";
import { makeWishes, type Wishes } from "./first/wishes.ts";
import { fetchEditor } from "./rich-text/late-editor.tsx";

interface Opened {
  readonly slug: string;
  readonly opened: OpenedEditor;
  readonly draft: Draft;
  readonly wishes: Wishes;
}

const OpenedContext = createContext<Opened | null>(null);

const Studio = lateStudio(
  async () => {
    // The text's editor is what most authors came for.
    fetchEditor();
    return (await import("./studio.tsx")).Studio;
  },
  { isRare: true, isAfterView: true, coming: () => <Read notice={null} />, missing: MissingStudio },
);

export function StudioPage() {
  const { slug } = useParams({ from: "/gate/learniz/$slug" });
  // Another course needs another machine: nothing of the last one may stay.
  return <OpenStudio key={slug} slug={slug} />;
}

function OpenStudio({ slug }: { readonly slug: string }) {
  const opened = useOpenedEditor(slug);
  const [wishes] = useState(makeWishes);
  const { view, send } = opened;
  if (view.phase !== "failed" && view.phase !== "loading" && view.draft) {
    const props = { slug, opened, draft: view.draft, wishes };
    return (
      <OpenedContext value={props}>
        <Studio {...props} />
      </OpenedContext>
    );
  }
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

function Read({ notice }: { readonly notice: ReactNode }) {
  const own = use(OpenedContext);
  return own && <FirstView editor={own.opened} draft={own.draft} wishes={own.wishes} notice={notice} />;
}

function MissingStudio(props: MissingPartProps) {
  return <Read notice={<MissingPart {...props} />} />;
}
