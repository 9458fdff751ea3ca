// Knows what is asked before a product goes out of which nothing more is to be told.

import type { ContentGap } from "@academiz/domain/products";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { GapText } from "./gap-text.tsx";
import * as styles from "./product.css.ts";

export interface PublishDialogProps {
  readonly name: string;
  /** What it lacks: it cannot go out before. */
  readonly gap: ContentGap | null;
  readonly isBusy: boolean;
  /** Something on the page is not saved, and stays as it was. */
  readonly isUnsaved: boolean;
  /** Of what learners open: nobody has found it yet; left out where they open it nowhere by itself. */
  readonly isFirst?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What comes of it, said otherwise. */
  readonly children?: ReactNode;
}

export function PublishDialog(props: PublishDialogProps) {
  const { name, gap, isBusy, isUnsaved, isFirst, onClose, onConfirm, children } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish “{name}”?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {gap === null && (
            <Button variant="primary" icon={<Send size={20} aria-hidden />} loading={isBusy} onClick={onConfirm}>
              <Trans>Publish now</Trans>
            </Button>
          )}
        </>
      }
    >
      {isUnsaved && (
        <p role="alert">
          <Trans>What you changed on this page is not saved. Cancel and save it, or it stays as it was.</Trans>
        </p>
      )}
      {gap !== null && (
        <div role="alert" className={styles.warning}>
          <p>
            <Trans>This has to be mended first:</Trans> <GapText gap={gap} />
          </p>
        </div>
      )}
      {gap === null && (
        <p>
          {children ? (
            children
          ) : isFirst === undefined ? (
            <Trans>Paths can lead to it then. Learners do not open it by itself, and nobody is told.</Trans>
          ) : isFirst ? (
            <Trans>This is the first publication: everybody in your organisation will find the attachment.</Trans>
          ) : (
            <Trans>Learners find what stands here now. Who has opened it before is done with it.</Trans>
          )}
        </p>
      )}
    </Dialog>
  );
}
