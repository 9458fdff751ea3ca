// Knows the notices above the slide: a recovered draft, a failed save and its reason, a failed publication.
import type { ProductEditorView } from "@academiz/application/product-editor";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, RotateCw } from "lucide-react";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./common/studio-page.css.ts";

export interface StudioNoticesProps {
  readonly view: ProductEditorView;
  readonly onDismiss: () => void;
}

export function StudioNotices({ view, onDismiss }: StudioNoticesProps) {
  return (
    <>
      {view.isRecovered && (
        <p role="status" className={styles.news}>
          <CircleCheck size={20} aria-hidden />
          <span>
            <Trans>Changes that had not been saved were found on this device: you go on with them.</Trans>
          </span>
        </p>
      )}
      {view.isRenewed && (
        <p role="status" className={styles.news}>
          <RotateCw size={20} aria-hidden />
          <span>
            <Trans>This course was saved elsewhere meanwhile: what you see is what was saved last.</Trans>
          </span>
        </p>
      )}
      {view.saving === "refused" && view.saveTrouble && (
        <div role="alert" className={styles.trouble}>
          <p>
            <Trans>What you write is kept on this device, and is not saved.</Trans>{" "}
            <TroubleText trouble={view.saveTrouble} />
          </p>
        </div>
      )}
      {view.actionTrouble && (
        <div role="alert" className={styles.trouble}>
          <p>
            <Trans>This was not done.</Trans> <TroubleText trouble={view.actionTrouble} />
          </p>
          <Button size="small" onClick={onDismiss}>
            <Trans>Understood</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
