// Knows the dialog at the end of a chapter, and what comes next.
import type { CourseView, SlideEntry } from "@academiz/application/learniz-player";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Lock, PartyPopper } from "lucide-react";
import { PlayerDialog } from "../../dialog/player-dialog.tsx";
import * as styles from "./finish-dialog.css.ts";

export interface FinishDialogProps {
  /** The slug of the chapter. */
  readonly slug: string;
  readonly course: CourseView;
  readonly onClose: () => void;
  /** Leads to a page, or to what locks it. */
  readonly onGo: (slide: SlideEntry) => void;
  /** Shows what the course still requires. */
  readonly onShowMissing: () => void;
}

export function FinishDialog({ slug, course, onClose, onGo, onShowMissing }: FinishDialogProps) {
  const { t } = useLingui();
  const { chapters, next, shortfall } = course;
  return (
    <PlayerDialog
      onClose={onClose}
      size="small"
      title={t`Chapter completed`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Stay on this page</Trans>
          </Button>
          {next ? (
            <Button
              variant="primary"
              trailingIcon={next.isLocked ? <Lock size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
              onClick={() => onGo(next)}
            >
              <Trans>Go on</Trans>
            </Button>
          ) : (
            shortfall && (
              <Button variant="primary" onClick={onShowMissing}>
                <Trans>What is missing</Trans>
              </Button>
            )
          )}
        </>
      }
    >
      <div className={styles.moment}>
        <span className={styles.picture}>
          <PartyPopper size={40} aria-hidden />
        </span>
        <p className={styles.name}>{chapters.find((one) => one.slug === slug)?.title}</p>
      </div>
    </PlayerDialog>
  );
}
