// Knows what the page of a section shows: its products in their order, those that can be added, and how far its
// learners are.
import { connectSectionContent, listClosed, sectionContentMachine } from "@academiz/application/section-content";
import { putSectionProducts, readSectionProducts } from "@academiz/domain/products";
import { Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import * as styles from "../product/product.css.ts";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import { PublishDialog } from "../product/publish-dialog.tsx";
import type { UnsavedPart } from "../product/saving/save-bar.tsx";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { FoundProducts } from "./found-products.tsx";
import { SectionOrder } from "./section-order.tsx";

export function SectionProductView({ view, product, send }: OpenedProductProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const audience = useAudienceParts(product);
  const { search, change } = useProductAddress();
  const { content, name, slug, publishedAt } = product;
  const stored = readSectionProducts(content);
  const [snapshot, tell] = useActor(sectionContentMachine, { input: { library: office.library, stored } });
  const order = connectSectionContent(snapshot);
  const key = JSON.stringify(stored);
  const told = useRef(key);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    tell({ type: "order.stored", slugs: JSON.parse(key) as string[] });
  }, [key, tell]);
  const save = () => {
    const slugs = order.products.map(({ slug }) => slug);
    const { sectionDetails } = putSectionProducts(content, slugs);
    send({ type: "content.saved", content: { sectionDetails } });
  };
  const written: UnsavedPart & { readonly name: "content" } = {
    name: "content",
    isChanged: order.isChanged,
    isBusy: view.isSavingContent,
    save,
    drop: () => tell({ type: "changes.dropped" }),
  };
  return (
    <ProductView
      CoverField={CoverField}
      view={view}
      product={product}
      send={send}
      published={t`The section is published`}
      flaws={order.gone}
      unsaved={[written, ...audience.unsaved]}
      parts={{
        ...audience.parts,
        content: {
          label: <Trans>Content</Trans>,
          view: (
            <div className={styles.stack}>
              <Card
                title={<Trans>Products of the section</Trans>}
                description={<Trans>Learners go through them in this order.</Trans>}
              >
                <SectionOrder view={order} send={tell} closed={listClosed(view.actionTrouble)} />
              </Card>
              <Card title={<Trans>Add a product</Trans>}>
                <FoundProducts view={order} send={tell} query={snapshot.context.search.criteria.query} />
              </Card>
            </div>
          ),
        },
        learners: {
          label: <Trans>Learners</Trans>,
          view: (
            <LearnersTab
              library={office.library.of("section")}
              type="section"
              slug={slug}
              publishedAt={publishedAt}
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
              type="section"
              slug={slug}
              period={search.period}
              onPeriod={(period) => change({ period })}
            />
          ),
        },
        history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={send} /> },
      }}
      renderPublication={(close) => (
        <PublishDialog
          name={name}
          gap={view.gap}
          flaw={order.gone > 0 && <Trans>Products of it were deleted: take out those that are marked.</Trans>}
          isBusy={view.isPublishing}
          content={written}
          onClose={close}
          onConfirm={() => send({ type: "publication.confirmed" })}
        >
          {publishedAt === null ? (
            <Trans>
              This is the first publication: everybody in your organisation will find the section, unless you chose an
              audience.
            </Trans>
          ) : (
            <Trans>Learners find these products now, in this order. What they have done stays.</Trans>
          )}
        </PublishDialog>
      )}
    />
  );
}
