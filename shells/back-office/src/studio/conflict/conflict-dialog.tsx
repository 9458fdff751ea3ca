// Knows the dialog when the course was saved elsewhere meanwhile (§8.10): who, when, the differences, and three ways
// on.
import type { ConflictReview } from "@academiz/application/product-editor";
import { Button, Dialog, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import type { Editor } from "../common/use-editor.ts";
import * as styles from "../dialogs/dialogs.css.ts";
import { ConflictChoices, type ConflictChoicesProps } from "./conflict-choices.tsx";
import { ConflictTold } from "./conflict-told.tsx";
import { Differences } from "./differences.tsx";

export interface ConflictDialogProps extends Omit<ConflictChoicesProps, "isOwn"> {
  readonly review: ConflictReview | null;
  readonly trouble: Editor["view"]["actionTrouble"];
  /** Postpones the choice, which stays in sight, so that the author can look at their version first. */
  readonly onPutAside: () => void;
}

export function ConflictDialog({ review, trouble, onPutAside, ...choices }: ConflictDialogProps) {
  const later = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      closeOnOutside={false}
      // Somebody who is typing may press it by mistake, which loses nothing.
      initialFocus={later}
      onClose={onPutAside}
      title={<Title savedBy={review?.savedBy ?? null} />}
      description={<ConflictTold review={review} />}
      footer={
        <Button ref={later} onClick={onPutAside}>
          <Trans>Decide later</Trans>
        </Button>
      }
    >
      {trouble && (
        <div role="alert" className={styles.warning}>
          <p>
            <Trans>This was not done.</Trans> <TroubleText trouble={trouble} />
          </p>
        </div>
      )}
      {review ? <Differences review={review} /> : <SkeletonGroup />}
      <ConflictChoices {...choices} isOwn={review?.savedBy?.isYou ?? false} />
    </Dialog>
  );
}

function Title({ savedBy }: Pick<ConflictReview, "savedBy">) {
  if (!savedBy) return <Trans>This course was changed elsewhere</Trans>;
  if (savedBy.isYou) return <Trans>You changed this course in your other window</Trans>;
  return <Trans>Somebody else changed this course</Trans>;
}
