// Knows what an author reads before a path goes to learners.
import type { PathContentView } from "@academiz/application/path-content";
import type { ProductPageView } from "@academiz/application/product-page";
import { comparePaths } from "@academiz/domain/paths";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useEffect } from "react";
import * as styles from "../product/product.css.ts";
import { PathChanges } from "./path-changes.tsx";

export interface PublishPathProps {
  readonly view: ProductPageView;
  readonly path: PathContentView;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** Called when something is missing: from then on it is shown as a mistake. */
  readonly onTried: () => void;
}

export function PublishPath({ view: { product, isPublishing }, path, onClose, onConfirm, onTried }: PublishPathProps) {
  const isSound = path.problems.length === 0;
  useEffect(() => {
    if (!isSound && !path.isTried) onTried();
  }, [isSound, path.isTried, onTried]);
  const changes = product?.published ? comparePaths(product.published, { ...product.content, ...path.written }) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish this path?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {isSound && (
            <Button variant="primary" icon={<Send size={20} aria-hidden />} loading={isPublishing} onClick={onConfirm}>
              <Trans>Publish now</Trans>
            </Button>
          )}
        </>
      }
    >
      {isSound ? (
        <p>
          {product?.publishedAt === null ? (
            <Trans>
              This is the first publication: everybody in your organisation will find the path, unless you chose an
              audience.
            </Trans>
          ) : (
            <Trans>Learners who are on the path keep every step that they have done.</Trans>
          )}
        </p>
      ) : (
        <p role="alert" className={styles.warning}>
          <Trans>Something on the path is not finished. It is said at each step what is missing.</Trans>
        </p>
      )}
      {changes && <PathChanges changes={changes} known={path.known} />}
    </Dialog>
  );
}
