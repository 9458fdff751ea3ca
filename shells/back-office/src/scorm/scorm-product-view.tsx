// Knows what the page of a package shows: what it holds, what makes it complete, its visits and its learners.
import { readAskedScore } from "@academiz/domain/scorm";
import { Button, Card } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { PackagePlus } from "lucide-react";
import { useState } from "react";
import { useAudienceParts } from "../audience/use-audience-parts.tsx";
import { CoverField } from "../cover/late-cover-field.ts";
import { ProductHistory } from "../history/product-history.tsx";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { ProductView } from "../product/product-view.tsx";
import type { UnsavedPart } from "../product/saving/save-bar.tsx";
import { StatisticsTab } from "../statistics/statistics-tab.ts";
import { Attempts } from "./attempts/attempts.tsx";
import { StandingWords } from "./attempts/standing-words.tsx";
import * as styles from "./common/scorm.css.ts";
import { COMPLETION_FORM, CompletionForm, useCompletion } from "./completion-form.tsx";
import { ReplacePackage } from "./importing/replace-package.tsx";
import { PackageReport } from "./report/package-report.tsx";
import { PublishPackage } from "./report/publish-package.tsx";

export function ScormProductView({ view, product, send }: OpenedProductProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const audience = useAudienceParts(product);
  const { search, change } = useProductAddress();
  const { q = "", page = 1 } = search;
  const [isReplacing, setReplacing] = useState(false);
  const completion = useCompletion(view);
  const { slug } = product;
  const asked = readAskedScore(view.completion);
  const { rule } = completion;
  const counts: UnsavedPart & { readonly name: "content" } = {
    name: "content",
    isChanged: completion.isChanged,
    isBusy: view.isSavingCompletion,
    save: COMPLETION_FORM,
    drop: completion.reset,
  };
  const content = (
    <div className={styles.stack}>
      <Card
        title={<Trans>Package</Trans>}
        actions={
          <Button icon={<PackagePlus size={20} aria-hidden />} onClick={() => setReplacing(true)}>
            {view.report ? <Trans>Replace the package</Trans> : <Trans>Import a package</Trans>}
          </Button>
        }
      >
        {view.report ? (
          <PackageReport report={view.report} />
        ) : (
          <p>
            <Trans>There is no package yet. Import one: it can be published then.</Trans>
          </p>
        )}
      </Card>
      {view.report && (
        <CompletionForm
          choice={completion}
          onSave={(chosen) => send({ type: "completion.saved", completion: chosen })}
        />
      )}
    </div>
  );
  return (
    <>
      <ProductView
        CoverField={CoverField}
        view={view}
        product={product}
        send={send}
        published={t`The package is published`}
        unsaved={[counts, ...audience.unsaved]}
        parts={{
          ...audience.parts,
          content: { label: <Trans>Package</Trans>, view: content },
          attempts: {
            label: <Trans>Visits</Trans>,
            view: (
              <Attempts
                slug={slug}
                query={q}
                page={page}
                items={view.report?.items ?? []}
                asked={asked}
                onCriteria={(criteria) => change({ q: criteria.query, page: criteria.page }, criteria.page === page)}
              />
            ),
          },
          learners: {
            label: <Trans>Learners</Trans>,
            view: (
              <LearnersTab
                library={office.library.of("scorm")}
                slug={slug}
                publishedAt={product.publishedAt}
                standing={(row) => <StandingWords told={row} asked={null} />}
                asked={asked ?? undefined}
                type="scorm"
                read={{
                  learner: search.learner,
                  onLearner: (learner = "") => change({ learner }, learner === ""),
                  hasAnswers: false,
                  more: (identifier) => (
                    <Button onClick={() => change({ tab: "attempts", learner: "", q: identifier, page: 1 })}>
                      <Trans>Their visits, with what the package reported</Trans>
                    </Button>
                  ),
                }}
              />
            ),
          },
          statistics: {
            label: <Trans>Statistics</Trans>,
            view: (
              <StatisticsTab
                type="scorm"
                slug={slug}
                period={search.period}
                onPeriod={(period) => change({ period })}
              />
            ),
          },
          history: { label: <Trans>History</Trans>, view: <ProductHistory product={product} send={send} /> },
        }}
        renderPublication={(close) => (
          <PublishPackage
            view={view}
            completion={{ ...counts, save: rule && (() => send({ type: "completion.saved", completion: rule })) }}
            onClose={close}
            onConfirm={() => send({ type: "publication.confirmed" })}
          />
        )}
      />
      {isReplacing && (
        <ReplacePackage
          product={product}
          onClose={() => setReplacing(false)}
          onReplaced={(renewed) => send({ type: "product.renewed", product: renewed })}
        />
      )}
    </>
  );
}
