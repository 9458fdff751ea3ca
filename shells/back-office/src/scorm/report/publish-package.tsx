// Knows what an author reads before a package is published: its problems, and what it means for learners who have
// started.
import type { ProductPageView } from "@academiz/application/product-page";
import { showsNothing } from "@academiz/domain/products";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import * as styles from "../common/scorm.css.ts";
import { PackageProblems } from "./package-problems.tsx";

export interface PublishPackageProps {
  readonly view: ProductPageView;
  /** True where the completion rule was changed and not saved: learners keep the former one. */
  readonly isCompletionUnsaved: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishPackage({ view, isCompletionUnsaved, onClose, onConfirm }: PublishPackageProps) {
  const { product, report, isPublishing } = view;
  const problems = report?.problems ?? [];
  // The server refuses it too.
  const isEmpty = report !== null && report.problems !== null && showsNothing(report);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish this package?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={problems.length > 0 ? "danger" : "primary"}
            icon={<Send size={20} aria-hidden />}
            loading={isPublishing}
            disabled={isEmpty}
            onClick={onConfirm}
          >
            {problems.length > 0 ? <Trans>Publish all the same</Trans> : <Trans>Publish now</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {report && <PackageProblems report={report} />}
        {isCompletionUnsaved && (
          <p role="alert">
            <Trans>What counts was changed and is not saved. Cancel and save it, or it stays as it was.</Trans>
          </p>
        )}
        <p hidden={isEmpty}>
          {product?.publishedAt === null ? (
            <Trans>This is the first publication: everybody in your organisation will find the package.</Trans>
          ) : product?.visible === false ? (
            <Trans>Learners find the package again, with their results.</Trans>
          ) : (
            <Trans>Learners keep their results. Where the package changed, they may not resume where they were.</Trans>
          )}
        </p>
      </div>
    </Dialog>
  );
}
