// Knows how a package that is there is shown: its head with what can be done, and its tabs.
import { readAskedScore } from "@academiz/domain/scorm";
import { Button, Card, Tabs } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PackagePlus } from "lucide-react";
import { LearnersTab } from "../learners/learners-tab.tsx";
import { useOffice } from "../office/office-context.ts";
import type { OpenedProductProps } from "../product/open-product.tsx";
import { ProductHead } from "../product/product-head.tsx";
import { RemoveDialog } from "../product/remove-dialog.tsx";
import { useAsked } from "../product/use-asked.ts";
import { WithdrawDialog } from "../product/withdraw-dialog.tsx";
import { Attempts } from "./attempts/attempts.tsx";
import { StandingWords } from "./attempts/standing-words.tsx";
import * as styles from "./common/scorm.css.ts";
import { CompletionForm, useCompletion } from "./completion-form.tsx";
import { ReplacePackage } from "./importing/replace-package.tsx";
import { PackageReport } from "./report/package-report.tsx";
import { PublishPackage } from "./report/publish-package.tsx";
import { readScormSearch, type ScormTab } from "./scorm-search.ts";

export function ScormProductView({ view, product, send }: OpenedProductProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { tab = "package", q = "", page = 1 } = useSearch({ from: "/gate/layout/scorm/$slug" });
  const navigate = useNavigate({ from: "/scorm/$slug" });
  const { asked, ask, close } = useAsked<"publication" | "package" | "withdrawal" | "removal">(
    { view, product },
    t`The package is published`,
  );
  const completion = useCompletion(view);
  const { name, slug } = product;
  const askedScore = readAskedScore(view.completion);
  const change = (next: { tab?: ScormTab; q?: string; page?: number }, replace = false) =>
    void navigate({ replace, search: (current) => ({ ...readScormSearch({ ...current, ...next }) }) });
  return (
    <div className={styles.page}>
      <ProductHead
        view={view}
        product={product}
        send={send}
        onPublish={() => ask("publication")}
        onWithdraw={() => ask("withdrawal")}
        onRemove={() => ask("removal")}
        isUnsaved={completion.isChanged}
      />
      <Tabs
        label={t`Parts of the page`}
        items={[
          { id: "package", label: <Trans>Package</Trans> },
          { id: "attempts", label: <Trans>Visits</Trans> },
          { id: "learners", label: <Trans>Learners</Trans> },
        ]}
        selected={tab}
        onSelect={(next) => change({ tab: next, q: "", page: 1 })}
      >
        {tab === "package" && (
          <div className={styles.stack}>
            <Card
              title={<Trans>Package</Trans>}
              actions={
                <Button icon={<PackagePlus size={20} aria-hidden />} onClick={() => ask("package")}>
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
                isSaving={view.isSavingCompletion}
                onSave={(chosen) => send({ type: "completion.saved", completion: chosen })}
              />
            )}
          </div>
        )}
        {tab === "attempts" && (
          <Attempts
            slug={slug}
            query={q}
            page={page}
            items={view.report?.items ?? []}
            asked={askedScore}
            onCriteria={(criteria) => change({ q: criteria.query, page: criteria.page }, criteria.page === page)}
          />
        )}
        {tab === "learners" && (
          <LearnersTab
            library={office.library.of("scorm")}
            slug={slug}
            isPublished={product.publishedAt !== null}
            standing={(row) => <StandingWords told={row} asked={null} />}
            asked={askedScore ?? undefined}
            onOpen={({ identifier }) => change({ tab: "attempts", q: identifier, page: 1 })}
          />
        )}
      </Tabs>
      {asked === "publication" && (
        <PublishPackage
          view={view}
          isCompletionUnsaved={completion.isChanged}
          onClose={close}
          onConfirm={() => send({ type: "publication.confirmed" })}
        />
      )}
      {asked === "package" && (
        <ReplacePackage
          product={product}
          onClose={close}
          onReplaced={(renewed) => send({ type: "product.renewed", product: renewed })}
        />
      )}
      <WithdrawDialog
        name={asked === "withdrawal" ? name : null}
        isBusy={view.isWithdrawing}
        onCancel={close}
        onConfirm={() => send({ type: "withdrawal.confirmed" })}
      />
      <RemoveDialog
        name={asked === "removal" ? name : null}
        isBusy={view.isRemoving}
        onCancel={close}
        onConfirm={() => send({ type: "removal.confirmed" })}
      />
    </div>
  );
}
