// Knows the moment a chapter or the course is finished: what was reached, what stays of it, and what comes next.
import type { Celebration, CourseView, SlideEntry } from "@academiz/application/learniz-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Lock, PartyPopper } from "lucide-react";
import { PlayerDialog } from "../../dialog/player-dialog.tsx";
import * as styles from "./finish-dialog.css.ts";

export interface FinishDialogProps {
  readonly celebration: Celebration;
  readonly course: CourseView;
  readonly onClose: () => void;
  /** To a page, or what locks it. */
  readonly onGo: (slide: SlideEntry) => void;
  /** What the course still asks for. */
  readonly onShowMissing: () => void;
  readonly onLeave?: (() => void) | undefined;
}

export function FinishDialog({ celebration, course, onClose, onGo, onShowMissing, onLeave }: FinishDialogProps) {
  const { t } = useLingui();
  const isCourse = celebration.kind === "learniz";
  const chapter = course.chapters.find((one) => one.slug === celebration.slug);
  const { first, left, fallen, mark } = course;
  const next = isCourse ? course.wayOn : course.next;
  return (
    <PlayerDialog
      onClose={onClose}
      size="small"
      title={isCourse ? t`Course completed` : t`Chapter completed`}
      footer={
        <>
          {!isCourse ? (
            <Button onClick={onClose}>
              <Trans>Stay on this page</Trans>
            </Button>
          ) : (
            !next &&
            first && (
              <Button onClick={() => onGo(first)}>
                <Trans>Look through it again</Trans>
              </Button>
            )
          )}
          {isCourse && onLeave && (
            <Button variant={next ? undefined : "primary"} onClick={onLeave}>
              <Trans>Leave the course</Trans>
            </Button>
          )}
          {next ? (
            <Button
              variant="primary"
              trailingIcon={next.isLocked ? <Lock size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
              onClick={() => onGo(next)}
            >
              <Trans>Go on</Trans>
            </Button>
          ) : (
            !isCourse &&
            course.shortfall && (
              <Button variant="primary" onClick={onShowMissing}>
                <Trans>What is missing</Trans>
              </Button>
            )
          )}
        </>
      }
    >
      <div className={styles.moment}>
        {!(isCourse && fallen) && (
          <span className={styles.picture}>
            <PartyPopper size={40} aria-hidden />
          </span>
        )}
        <p className={styles.name}>{isCourse ? course.title : chapter?.title}</p>
        {isCourse && mark !== null && (
          <p className={styles.mark}>
            <Trans>
              Your result: <ScoreMark score={fallen?.reached ?? mark} />
            </Trans>
            {fallen && (
              <>
                {"\u00a0· "}
                <Trans>
                  asked for: <ScoreMark score={fallen.asked} />
                </Trans>
              </>
            )}
          </p>
        )}
        {isCourse && fallen && (
          <p>
            <Trans>It stays completed, though what counts now is under what is asked for.</Trans>
          </p>
        )}
        {isCourse && left.length > 0 && (
          <p>
            <Plural value={left.length} one="# page is left to go through." other="# pages are left to go through." />
          </p>
        )}
      </div>
    </PlayerDialog>
  );
}
