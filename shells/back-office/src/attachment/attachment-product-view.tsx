// Knows what the page of an attachment shows: what it leads to, for whom it is, and who opened it.
import { Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import { PublishDialog } from "../product/publish-dialog.tsx";
import type { UnsavedPart } from "../product/saving/save-bar.tsx";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { SourceForm } from "./source-form.tsx";
import { useSource } from "./use-source.ts";

export function AttachmentProductView({ view, product, send }: OpenedProductProps) {
  const { search, change } = useProductAddress();
  const { t } = useLingui();
  const { office } = useOffice();
  const audience = useAudienceParts(product);
  const draft = useSource(product, view.isSavingContent);
  const { content: written } = draft;
  const content: UnsavedPart & { readonly name: "content" } = {
    name: "content",
    isChanged: draft.isChanged,
    isBusy: view.isSavingContent,
    save: written === null ? null : () => send({ type: "content.saved", content: written }),
    drop: draft.drop,
  };
  return (
    <ProductView
      CoverField={CoverField}
      view={view}
      product={product}
      send={send}
      published={t`The attachment is published`}
      unsaved={[content, ...audience.unsaved]}
      parts={{
        ...audience.parts,
        content: {
          label: <Trans>Content</Trans>,
          view: (
            <Card
              title={<Trans>File or address</Trans>}
              description={
                <Trans>It is done once a learner has opened it. What it is about is written in the settings.</Trans>
              }
            >
              <SourceForm draft={draft} />
            </Card>
          ),
        },
        learners: {
          label: <Trans>Learners</Trans>,
          view: (
            <LearnersTab
              library={office.library.of("attachment")}
              type="attachment"
              slug={product.slug}
              publishedAt={product.publishedAt}
              read={{
                learner: search.learner,
                onLearner: (learner = "") => change({ learner }, learner === ""),
                hasAnswers: false,
              }}
            />
          ),
        },
        statistics: {
          label: <Trans>Statistics</Trans>,
          view: (
            <StatisticsTab
              type="attachment"
              slug={product.slug}
              period={search.period}
              onPeriod={(period) => change({ period })}
            />
          ),
        },
        history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={send} /> },
      }}
      renderPublication={(close) => (
        <PublishDialog
          name={product.name}
          gap={view.gap}
          isBusy={view.isPublishing}
          content={content}
          isFirst={product.publishedAt === null}
          onClose={close}
          onConfirm={() => send({ type: "publication.confirmed" })}
        />
      )}
    />
  );
}
