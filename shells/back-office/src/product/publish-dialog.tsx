// Knows the question before a publication, for products without a dialog of their own.

import type { ContentGap } from "@academiz/domain/products";
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { GapText } from "./gap-text.tsx";
import * as styles from "./product.css.ts";
import type { UnsavedPart } from "./saving/save-bar.tsx";

export interface PublishDialogProps {
  readonly name: string;
  /** What it lacks; null where it can be published. */
  readonly gap: ContentGap | null;
  /** What else keeps it from being published, in words. */
  readonly flaw?: ReactNode;
  readonly isBusy: boolean;
  /** The content on the page, which is saved first. */
  readonly content: Pick<UnsavedPart, "isChanged" | "isBusy" | "save">;
  /** True where learners could not open it before. */
  readonly isFirst?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** Other words for the effects. */
  readonly children?: ReactNode;
}

export function PublishDialog(props: PublishDialogProps) {
  const { name, gap, flaw, isBusy, isFirst, onClose, onConfirm, children } = props;
  const { isChanged, isBusy: isSaving, save } = props.content;
  // The gaps of unsaved content are not known yet.
  const isReady = !isChanged && gap === null && !flaw;
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
          {isChanged && typeof save === "function" && (
            <Button variant="primary" loading={isSaving} onClick={save}>
              <Trans>Save first</Trans>
            </Button>
          )}
          {isReady && (
            <Button variant="primary" icon={<Send size={20} aria-hidden />} loading={isBusy} onClick={onConfirm}>
              <Trans>Publish now</Trans>
            </Button>
          )}
        </>
      }
    >
      {isChanged && (
        <p role="alert">
          {save === null ? (
            <Trans>What you changed on this page is not saved, and something in it is to be mended first.</Trans>
          ) : (
            <Trans>What you changed on this page is not saved yet: it is published once it is.</Trans>
          )}
        </p>
      )}
      {!isChanged && !isReady && (
        <div role="alert" className={styles.warning}>
          <p>
            <Trans>This has to be mended first:</Trans> {gap === null ? flaw : <GapText gap={gap} />}
          </p>
        </div>
      )}
      {isReady && (
        <p>
          {children ? (
            children
          ) : isFirst ? (
            <Trans>
              This is the first publication: everybody in your organisation will find the attachment, unless you chose
              an audience.
            </Trans>
          ) : (
            <Trans>Learners find what stands here now. Who has opened it before is done with it.</Trans>
          )}
        </p>
      )}
    </Dialog>
  );
}
