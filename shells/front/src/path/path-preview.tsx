// Knows how an author tries a path as its learners see it: they say how each product ends, and nothing is kept.
import {
  connectLearnerPath,
  type LearnerPathEvent,
  learnerPathMachine,
  tryPath,
} from "@academiz/application/learner-path";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { EndDialog } from "../preview/end-dialog.tsx";
import { PreviewFrame, type PreviewProps } from "../preview/preview-frame.tsx";
import type { WholeFront } from "../site/compose.ts";
import { type PathLooks, PathShown } from "./path-shown.tsx";
import { useLooking } from "./use-looking.ts";

export interface PathPreviewProps extends PreviewProps, Pick<PathLooks, "isMap" | "onShow"> {
  readonly front: Pick<WholeFront, "pathDrafts" | "catalog" | "navigation">;
}

export function PathPreview(props: PathPreviewProps) {
  const [times, setTimes] = useState(0);
  return <Trial key={times} {...props} onRestart={() => setTimes(times + 1)} />;
}

function Trial({
  front: { pathDrafts, catalog, navigation },
  slug,
  back,
  onRestart,
  ...looks
}: PathPreviewProps & { readonly onRestart: () => void }) {
  const { t } = useLingui();
  const [tried] = useState(() => tryPath(pathDrafts));
  const [snapshot, send] = useActor(learnerPathMachine, {
    input: { paths: tried, catalog, navigation, perimeterSlug: slug },
  });
  const [ending, setEnding] = useState<string | null>(null);
  const view = connectLearnerPath(snapshot);
  const author = tried.findAuthor();
  useLooking(send);
  const { path } = view;
  /** Nothing is played here: the author says how a product ends. */
  const tell = (event: LearnerPathEvent) =>
    event.type === "product.opened" ? setEnding(event.perimeterSlug) : send(event);
  const product = path?.nodes.flatMap(({ products }) => products).find((one) => one.slug === ending);

  return (
    <PreviewFrame
      author={author}
      phase={view.phase}
      trouble={view.trouble}
      back={back}
      onRetry={() => send({ type: "retry.asked" })}
      onRestart={onRestart}
    >
      {path && (
        <PathShown
          {...looks}
          view={view}
          path={path}
          send={tell}
          markType={author?.client.markType ?? DEFAULT_MARK_TYPE}
          isReader={false}
          back={{ href: back, label: t`Back to the editor` }}
        />
      )}
      {product && (
        <EndDialog
          key={product.slug}
          name={product.name}
          said={t`The path goes on as if the learner had done it.`}
          hasScore={product.type !== "classiz" && product.type !== "attachment"}
          onClose={() => setEnding(null)}
          onEnd={async (result) => {
            setEnding(null);
            const moved = await tried.end(product.slug, result);
            if (moved.ok) send({ type: "path.moved", path: moved.value });
          }}
        />
      )}
    </PreviewFrame>
  );
}
