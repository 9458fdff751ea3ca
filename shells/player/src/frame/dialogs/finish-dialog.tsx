// Knows the moment a chapter or the course is finished: what was reached, and what comes next.
import type { Celebration, CourseView } from "@academiz/application/learniz-player";
import { Button, Dialog, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Lock, PartyPopper } from "lucide-react";
import * as styles from "./finish-dialog.css.ts";

export interface FinishDialogProps {
  readonly celebration: Celebration;
  readonly course: CourseView;
  readonly onClose: () => void;
  readonly onNext: () => void;
  /** What the course still asks for. */
  readonly onShowMissing: () => void;
  readonly onLeave?: (() => void) | undefined;
}

export function FinishDialog({ celebration, course, onClose, onNext, onShowMissing, onLeave }: FinishDialogProps) {
  const { t } = useLingui();
  const isCourse = celebration.kind === "learniz";
  const chapter = course.chapters.find((one) => one.slug === celebration.slug);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={isCourse ? t`Course completed` : t`Chapter completed`}
      footer={
        <>
          <Button onClick={onClose}>
            {isCourse ? <Trans>Look through it again</Trans> : <Trans>Stay on this page</Trans>}
          </Button>
          {isCourse
            ? onLeave && (
                <Button variant="primary" onClick={onLeave}>
                  <Trans>Leave the course</Trans>
                </Button>
              )
            : course.next && (
                <Button
                  variant="primary"
                  trailingIcon={
                    course.next.isLocked ? <Lock size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />
                  }
                  onClick={onNext}
                >
                  <Trans>Go on</Trans>
                </Button>
              )}
          {!isCourse && course.next === null && course.shortfall && (
            <Button variant="primary" onClick={onShowMissing}>
              <Trans>What is missing</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.moment}>
        <span className={styles.picture}>
          <PartyPopper size={40} aria-hidden />
        </span>
        <p className={styles.name}>{isCourse ? course.title : chapter?.title}</p>
        {isCourse && course.mark !== null && (
          <p className={styles.mark}>
            <Trans>
              Your result: <ScoreMark score={course.mark} />
            </Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
