// Knows what the page of a smart sequence shows: its questions as they are written, for whom it is, who plays it.
import { askPage, type ProductPage, type ProductPageEvent, savePageContent } from "@academiz/application/product-page";
import { connectSequenceContent, sequenceContentMachine } from "@academiz/application/sequence-content";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import { ContentSaved } from "../product/content-saved.tsx";
import type { OpenedProductProps } from "../product/open-product.tsx";
import * as styles from "../product/product.css.ts";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import { useStoredContent } from "../product/use-stored-content.ts";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { PublishSequence } from "./publish-sequence.tsx";
import { QuestionsCard } from "./questions/questions-card.tsx";
import { StoryCard } from "./story-card.tsx";
import { StrategyCard } from "./strategy-card.tsx";

export interface SequenceProductViewProps extends Omit<OpenedProductProps, "send"> {
  readonly page: ProductPage;
}

export function SequenceProductView({ view, product, page }: SequenceProductViewProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { search, change } = useProductAddress();
  const audience = useAudienceParts(product);
  const { clock, dice, journal } = office;
  const [snapshot, tell, writing] = useActor(sequenceContentMachine, {
    input: {
      ...{ product, journal, clock, dice },
      save: (asWritten, madeFrom) => savePageContent(page, asWritten, madeFrom),
    },
  });
  const sequence = connectSequenceContent(snapshot);
  useStoredContent(product, tell);
  /** The author publishes what they see: it is saved first (§4.143). */
  const fill = (event: ProductPageEvent): ProductPageEvent => {
    const now = connectSequenceContent(writing.getSnapshot());
    return event.type === "publication.confirmed" && now.isChanged
      ? { ...event, content: now.written, madeFrom: now.madeFrom }
      : event;
  };
  const ask = (event: ProductPageEvent) => {
    if (event.type === "theirs.chosen") tell({ type: "theirs.awaited" });
    // A save may be under way: the request comes after it.
    void askPage(page, () => fill(event));
  };
  return (
    <ProductView
      CoverField={CoverField}
      view={view}
      product={product}
      send={ask}
      published={t`The sequence is published`}
      flaws={sequence.problems.filter(({ isGrave }) => isGrave).length}
      isUnsaved={sequence.isChanged}
      unsaved={audience.unsaved}
      parts={{
        ...audience.parts,
        content: {
          label: <Trans>Questions</Trans>,
          view: (
            <div className={styles.written}>
              {sequence.isRecovered && (
                <p role="status" className={styles.reason}>
                  <Trans>Changes that had not been saved were found on this device: you go on with them.</Trans>
                </p>
              )}
              <QuestionsCard view={sequence} send={tell} product={product} />
              <StrategyCard view={sequence} send={tell} />
              <StoryCard view={sequence} files={product.documentFiles} send={tell} />
              <ContentSaved
                isKept
                saving={sequence.saving}
                isChanged={sequence.isChanged}
                isConflicting={view.conflict !== null}
                onRetry={() => tell({ type: "save.asked" })}
              />
            </div>
          ),
        },
        learners: {
          label: <Trans>Learners</Trans>,
          view: (
            <LearnersTab
              library={office.library.of("smart-sequence")}
              type="smart-sequence"
              slug={product.slug}
              publishedAt={product.publishedAt}
              asked={sequence.draft.threshold ?? undefined}
              read={{
                learner: search.learner,
                onLearner: (learner = "") => change({ learner }, learner === ""),
              }}
            />
          ),
        },
        statistics: {
          label: <Trans>Statistics</Trans>,
          view: (
            <StatisticsTab
              type="smart-sequence"
              slug={product.slug}
              period={search.period}
              onPeriod={(period) => change({ period })}
            />
          ),
        },
        history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={ask} /> },
      }}
      renderPublication={(close) => (
        <PublishSequence
          view={view}
          sequence={sequence}
          onClose={close}
          onConfirm={() => ask({ type: "publication.confirmed" })}
        />
      )}
    />
  );
}
