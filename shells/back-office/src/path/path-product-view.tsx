// Knows what the page of a learning path shows: its steps as they are written, for whom it is, who follows it.
import { connectPathContent, listRefused, pathContentMachine } from "@academiz/application/path-content";
import { askPage, type ProductPage, type ProductPageEvent, savePageContent } from "@academiz/application/product-page";
import { Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { LateOneLearner } from "../learners/one/late-one-learner.ts";
import { useOffice } from "../office/office-context.ts";
import { ContentSaved } from "../product/content-saved.tsx";
import type { OpenedProductProps } from "../product/open-product.tsx";
import * as styles from "../product/product.css.ts";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import { useStoredContent } from "../product/use-stored-content.ts";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { PathLearnerPanel } from "./learner/path-learner-panel.tsx";
import { PathEditor } from "./path-editor.tsx";
import { PublishPath } from "./publish-path.tsx";

export interface PathProductViewProps extends Omit<OpenedProductProps, "send"> {
  readonly page: ProductPage;
}

export function PathProductView({ view, product, page }: PathProductViewProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const audience = useAudienceParts(product);
  const { clock, dice, library, journal } = office;
  const [snapshot, tell, writing] = useActor(pathContentMachine, {
    input: {
      ...{ product, library, journal, clock, dice },
      save: (asWritten, madeFrom) => savePageContent(page, asWritten, madeFrom),
    },
  });
  const path = connectPathContent(snapshot);
  const { search, change } = useProductAddress();
  const refused = listRefused(view.actionTrouble);
  useStoredContent(product, tell);
  /** The author previews and publishes what they see: it is saved first (§4.143). */
  const fill = (event: ProductPageEvent): ProductPageEvent => {
    const now = connectPathContent(writing.getSnapshot());
    const isSeen = event.type === "publication.confirmed" || event.type === "preview.asked";
    return isSeen && now.isChanged ? { ...event, content: now.written, madeFrom: now.madeFrom } : event;
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
      published={t`The path is published`}
      flaws={path.problems.length}
      isUnsaved={path.isChanged}
      unsaved={audience.unsaved}
      parts={{
        ...audience.parts,
        content: {
          label: <Trans>Steps of the path</Trans>,
          view: (
            <div className={styles.written}>
              {path.isRecovered && (
                <p role="status" className={styles.reason}>
                  <Trans>Changes that had not been saved were found on this device: you go on with them.</Trans>
                </p>
              )}
              <Card
                title={<Trans>Steps of the path</Trans>}
                description={
                  <Trans>Learners go from the top to the bottom; what stands on a way stands below it.</Trans>
                }
              >
                <PathEditor view={{ ...path, problems: [...path.problems, ...refused] }} send={tell} />
              </Card>
              <ContentSaved
                isKept
                saving={path.saving}
                isChanged={path.isChanged}
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
              library={library.of("coursiz")}
              type="coursiz"
              slug={product.slug}
              publishedAt={product.publishedAt}
              panel={{
                learner: search.learner,
                onLearner: (learner) => change({ learner: learner ?? "" }),
                label: (name) => t`Steps of ${name}`,
                render: ({ identifier, name }) => (
                  <PathLearnerPanel
                    learners={office.pathLearners}
                    key={identifier}
                    slug={product.slug}
                    identifier={identifier}
                    name={name}
                    onClose={() => change({ learner: "" })}
                  >
                    <LateOneLearner
                      address={{ type: "coursiz", slug: product.slug, identifier }}
                      onChanged={() => undefined}
                    />
                  </PathLearnerPanel>
                ),
              }}
            />
          ),
        },
        statistics: {
          label: <Trans>Statistics</Trans>,
          view: (
            <StatisticsTab
              type="coursiz"
              slug={product.slug}
              period={search.period}
              onPeriod={(period) => change({ period })}
            />
          ),
        },
        history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={ask} /> },
      }}
      renderPublication={(close) => (
        <PublishPath
          view={view}
          path={path}
          onClose={close}
          onConfirm={() => ask({ type: "publication.confirmed" })}
          onTried={() => tell({ type: "publication.tried" })}
        />
      )}
    />
  );
}
