// Knows how an author tries a section as its learners see it: they say how each product ends, and nothing is kept.
import {
  connectLearnerSection,
  type LearnerSectionEvent,
  learnerSectionMachine,
  trySection,
} from "@academiz/application/learner-section";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { useLooking } from "../path/use-looking.ts";
import { EndDialog } from "../preview/end-dialog.tsx";
import { PreviewFrame, type PreviewProps } from "../preview/preview-frame.tsx";
import type { WholeFront } from "../site/compose.ts";
import { SectionShown } from "./section-shown.tsx";

export interface SectionPreviewProps extends PreviewProps {
  readonly front: Pick<WholeFront, "sectionDrafts" | "catalog" | "navigation">;
}

export function SectionPreview(props: SectionPreviewProps) {
  const [times, setTimes] = useState(0);
  return <Trial key={times} {...props} onRestart={() => setTimes(times + 1)} />;
}

function Trial({
  front: { sectionDrafts, catalog, navigation },
  slug,
  back,
  onRestart,
}: SectionPreviewProps & { readonly onRestart: () => void }) {
  const { t } = useLingui();
  const [tried] = useState(() => trySection(sectionDrafts));
  const [snapshot, send] = useActor(learnerSectionMachine, {
    input: { sections: tried, catalog, navigation, perimeterSlug: slug },
  });
  const [ending, setEnding] = useState<string | null>(null);
  const view = connectLearnerSection(snapshot);
  const author = tried.findAuthor();
  useLooking(send);
  const { section } = view;
  /** Nothing is played here: the author says how a product ends. */
  const tell = (event: LearnerSectionEvent) =>
    event.type === "product.opened" ? setEnding(event.perimeterSlug) : send(event);
  const product = section?.products.find((one) => one.slug === ending);
  return (
    <PreviewFrame
      author={author}
      phase={view.phase}
      trouble={view.trouble}
      back={back}
      onRetry={() => send({ type: "retry.asked" })}
      onRestart={onRestart}
    >
      {section && (
        <SectionShown
          view={view}
          section={section}
          send={tell}
          markType={author?.client.markType ?? DEFAULT_MARK_TYPE}
          back={{ href: back, label: t`Back to the editor` }}
        />
      )}
      {product && (
        <EndDialog
          key={product.slug}
          name={product.name}
          said={t`The section goes on as if the learner had done it.`}
          hasScore={product.type !== "classiz" && product.type !== "attachment" && product.type !== "coursiz"}
          onClose={() => setEnding(null)}
          onEnd={(result) => {
            setEnding(null);
            const moved = tried.end(product.slug, result);
            if (moved) send({ type: "section.moved", section: moved });
          }}
        />
      )}
    </PreviewFrame>
  );
}
