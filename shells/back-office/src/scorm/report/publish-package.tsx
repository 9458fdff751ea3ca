// Knows what an author reads before a package is published: its problems, and what it means for learners who have
// started.
import type { ProductPageView } from "@academiz/application/product-page";
import { showsNothing } from "@academiz/domain/products";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { UnsavedPart } from "../../product/saving/save-bar.tsx";
import * as styles from "../common/scorm.css.ts";
import { PackageProblems } from "./package-problems.tsx";

export interface PublishPackageProps {
  readonly view: ProductPageView;
  /** The completion rule: where it has unsaved changes, they are saved before the publication. */
  readonly completion: Pick<UnsavedPart, "isChanged" | "isBusy" | "save">;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishPackage({ view, completion, onClose, onConfirm }: PublishPackageProps) {
  const { product, report, isPublishing } = view;
  const { isChanged, isBusy, save } = completion;
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
          {isChanged && typeof save === "function" && (
            <Button variant="primary" loading={isBusy} onClick={save}>
              <Trans>Save first</Trans>
            </Button>
          )}
          {!isChanged && (
            <Button
              variant={problems.length > 0 ? "danger" : "primary"}
              icon={<Send size={20} aria-hidden />}
              loading={isPublishing}
              disabled={isEmpty}
              onClick={onConfirm}
            >
              {problems.length > 0 ? <Trans>Publish all the same</Trans> : <Trans>Publish now</Trans>}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {report && <PackageProblems report={report} />}
        {isChanged && (
          <p role="alert">
            {save === null ? (
              <Trans>What you changed on this page is not saved, and something in it is to be mended first.</Trans>
            ) : (
              <Trans>What you changed on this page is not saved yet: it is published once it is.</Trans>
            )}
          </p>
        )}
        <p hidden={isEmpty || isChanged}>
          {product?.publishedAt === null ? (
            <Trans>
              This is the first publication: everybody in your organisation will find the package, unless you chose an
              audience.
            </Trans>
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
