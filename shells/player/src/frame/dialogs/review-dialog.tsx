// Knows how a course that was finished on this device is offered for review, where its platform hands nothing back.
import type { CourseView } from "@academiz/application/learniz-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { PlayerDialog } from "../../dialog/player-dialog.tsx";

export interface ReviewDialogProps {
  readonly finished: NonNullable<CourseView["finished"]>;
  readonly onReview: () => void;
  readonly onAnew: () => void;
}

/** Closing it without a choice means looking through the course: nothing is lost by that. */
export function ReviewDialog({ finished: { at, mark }, onReview, onAnew }: ReviewDialogProps) {
  const { t, i18n } = useLingui();
  const review = useRef<HTMLButtonElement>(null);
  const date = at === null ? null : i18n.date(new Date(at), { dateStyle: "long" });
  return (
    <PlayerDialog
      onClose={onReview}
      size="small"
      initialFocus={review}
      title={t`You have finished this course`}
      description={date === null ? undefined : t`On this device, on ${date}.`}
      footer={
        <>
          <Button onClick={onAnew}>
            <Trans>Begin anew</Trans>
          </Button>
          <Button ref={review} variant="primary" onClick={onReview}>
            <Trans>Look through it again</Trans>
          </Button>
        </>
      }
    >
      {mark !== null && (
        <p>
          <Trans>
            Your result: <ScoreMark score={mark} />
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          If you begin anew, your training platform shows the course as begun until you have finished it once more.
        </Trans>
      </p>
    </PlayerDialog>
  );
}
