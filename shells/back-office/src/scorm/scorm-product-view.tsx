// Knows how a package that is there is shown: its head with what can be done, and its tabs.
import type { ScormProduct } from "@academiz/application/ports";
import type { ScormProductEvent, ScormProductView as View } from "@academiz/application/scorm-product";
import {
  Breadcrumbs,
  Button,
  Card,
  ConfirmDialog,
  IconButton,
  Menu,
  MenuItem,
  PageHeader,
  Tabs,
  useToasts,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { EllipsisVertical, Eye, PackagePlus, Send, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { ProductStatus, readPublication } from "../products/product-status.tsx";
import { TypeChip } from "../products/type-chip.tsx";
import { LearnersTab } from "../studio/learners/learners-tab.tsx";
import { Attempts } from "./attempts.tsx";
import { PackageReport } from "./package-report.tsx";
import { PublishPackage } from "./publish-package.tsx";
import { ReplacePackage } from "./replace-package.tsx";
import * as styles from "./scorm.css.ts";
import { readScormSearch, type ScormTab } from "./scorm-search.ts";
import { TitleForm } from "./title-form.tsx";

export interface ScormProductViewProps {
  readonly view: View;
  readonly product: ScormProduct;
  readonly send: (event: ScormProductEvent) => void;
}

export function ScormProductView({ view, product, send }: ScormProductViewProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const { office } = useOffice();
  const { tab = "package", q = "", page = 1 } = useSearch({ from: "/gate/layout/scorm/$slug" });
  const navigate = useNavigate({ from: "/scorm/$slug" });
  const [asked, setAsked] = useState<"publication" | "package" | "removal" | null>(null);
  const { name, slug, publishedAt } = product;
  const close = () => setAsked(null);
  const change = (next: { tab?: ScormTab; q?: string; page?: number }, replace = false) =>
    void navigate({ replace, search: (current) => ({ ...readScormSearch({ ...current, ...next }) }) });
  const publication = readPublication(product);
  // A publication that went through closes its question, and says so.
  const [told, setTold] = useState(publishedAt);
  useEffect(() => {
    if (publishedAt === told) return;
    setTold(publishedAt);
    setAsked(null);
    if (publishedAt !== null) notify({ kind: "success", text: t`The package is published` });
  }, [publishedAt, told, notify, t]);
  const isTroubled = view.actionTrouble !== null || view.conflict !== null;
  useEffect(() => {
    if (isTroubled) setAsked(null);
  }, [isTroubled]);
  return (
    <div className={styles.page}>
      <title>{t`${name} – Academiz`}</title>
      <PageHeader
        above={<Breadcrumbs items={[{ label: t`Learning products`, render: <Link to="/" /> }, { label: name }]} />}
        title={name}
        status={
          <>
            <TypeChip type="scorm" />
            <ProductStatus publication={publication} />
          </>
        }
        actions={
          <>
            <Menu
              placement="bottom-end"
              trigger={<IconButton label={t`More`} icon={<EllipsisVertical size={20} aria-hidden />} />}
            >
              <MenuItem danger icon={<Trash2 size={20} aria-hidden />} onClick={() => setAsked("removal")}>
                <Trans>Delete…</Trans>
              </MenuItem>
            </Menu>
            <Button
              icon={<Eye size={20} aria-hidden />}
              loading={view.isOpeningPreview}
              onClick={() => send({ type: "preview.asked" })}
            >
              <Trans>Preview</Trans>
            </Button>
            <Button
              variant={publication === "up-to-date" ? "secondary" : "primary"}
              icon={<Send size={20} aria-hidden />}
              loading={view.isPublishing}
              onClick={() => setAsked("publication")}
            >
              <Trans>Publish</Trans>
            </Button>
          </>
        }
      />
      {view.actionTrouble && (
        <p role="alert" className={styles.failure}>
          <TroubleText trouble={view.actionTrouble} />
        </p>
      )}
      <TitleForm view={view} send={send} />
      <Tabs
        label={t`Parts of the page`}
        items={[
          { id: "package", label: <Trans>Package</Trans> },
          { id: "attempts", label: <Trans>Attempts</Trans> },
          { id: "learners", label: <Trans>Learners</Trans> },
        ]}
        selected={tab}
        onSelect={(next) => change({ tab: next, q: "", page: 1 })}
      >
        {tab === "package" && (
          <Card
            title={<Trans>Package</Trans>}
            actions={
              <Button icon={<PackagePlus size={20} aria-hidden />} onClick={() => setAsked("package")}>
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
        )}
        {tab === "attempts" && (
          <Attempts
            slug={slug}
            query={q}
            page={page}
            onCriteria={(criteria) => change({ q: criteria.query, page: criteria.page }, criteria.page === page)}
          />
        )}
        {tab === "learners" && <LearnersTab library={office.packages} slug={slug} />}
      </Tabs>
      {asked === "publication" && (
        <PublishPackage view={view} onClose={close} onConfirm={() => send({ type: "publication.confirmed" })} />
      )}
      {asked === "package" && (
        <ReplacePackage
          product={product}
          onClose={close}
          onReplaced={(renewed) => send({ type: "product.renewed", product: renewed })}
        />
      )}
      <ConfirmDialog
        open={asked === "removal"}
        danger
        typedName={name}
        busy={view.isRemoving}
        title={<Trans>Delete this product?</Trans>}
        confirmLabel={t`Delete the product`}
        onCancel={close}
        onConfirm={() => send({ type: "removal.confirmed" })}
      >
        <Trans>
          The product, its publications and the progress of its learners will be lost. This cannot be undone.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
