// Knows what is asked when somebody else has saved the course meanwhile (§8.10): who, when, what differs, and three ways on.
import type { ConflictReview } from "@academiz/application/product-editor";
import { Button, Dialog, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "../dialogs/dialogs.css.ts";
import { useNaming } from "../name-element.ts";
import type { Editor } from "../use-editor.ts";
import { ConflictChoices, type ConflictChoicesProps } from "./conflict-choices.tsx";
import { ConflictTold } from "./conflict-told.tsx";
import { VersionChangesList } from "./version-changes-list.tsx";

export interface ConflictDialogProps extends ConflictChoicesProps {
  readonly review: ConflictReview | null;
  readonly trouble: Editor["view"]["actionTrouble"];
  /** The author wants to look at their version first: the choice waits in sight. */
  readonly onPutAside: () => void;
}

export function ConflictDialog({ review, trouble, onPutAside, ...choices }: ConflictDialogProps) {
  const later = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      closeOnOutside={false}
      // Whoever is typing presses it by mistake, and loses nothing.
      initialFocus={later}
      onClose={onPutAside}
      title={
        review?.savedBy?.isYou ? (
          <Trans>You changed this course elsewhere</Trans>
        ) : (
          <Trans>Somebody else changed this course</Trans>
        )
      }
      description={<ConflictTold review={review} />}
      footer={
        <>
          <Button ref={later} variant="quiet" onClick={onPutAside}>
            <Trans>Decide later</Trans>
          </Button>
          <ConflictChoices {...choices} />
        </>
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
      <ul className={styles.list}>
        <li>
          <Trans>Keep both: yours becomes a course of its own beside theirs, called a copy.</Trans>
        </li>
        <li>
          <Trans>Keep mine: yours takes the place of theirs.</Trans>
        </li>
        <li>
          <Trans>Take theirs: you go on with theirs, and yours is given up.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}

function Differences({ review: { mine, theirs, versions } }: { readonly review: ConflictReview }) {
  const name = useNaming();
  const [own, others, former] = [name(versions.mine), name(versions.theirs), versions.base ? name(versions.base) : []];
  return (
    <>
      {theirs && (
        <section className={styles.part}>
          <h2 className={styles.heading}>
            <Trans>Changed in the other version</Trans>
          </h2>
          <VersionChangesList changes={theirs} elements={[...others, ...former]} />
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.heading}>
          {theirs ? <Trans>Changed in yours</Trans> : <Trans>What your version has otherwise</Trans>}
        </h2>
        <VersionChangesList changes={mine} elements={[...own, ...former, ...others]} />
      </section>
    </>
  );
}
