// Knows how a lock is explained: what is missing, in words, with a way to go there.
import type { LockReasonView, SlideEntry } from "@academiz/application/learniz-player";
import type { Place } from "@academiz/domain/progress";
import { Button, Dialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Lock } from "lucide-react";
import * as styles from "./lock-dialog.css.ts";

export interface LockDialogProps {
  readonly slide: SlideEntry;
  readonly onClose: () => void;
  readonly onGo: (place: Place) => void;
}

export function LockDialog({ slide, onClose, onGo }: LockDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t`This page is still locked`}
      description={t`“${slide.title}” opens as soon as this is done:`}
    >
      <ul className={styles.reasons}>
        {slide.reasons.map((reason) => (
          <li key={`${reason.slug}${reason.type}`} className={styles.reason}>
            <Lock size={16} aria-hidden className={styles.icon} />
            <p className={styles.words}>
              <Reason reason={reason} />
            </p>
            <GoThere place={reason.place} onGo={onGo} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function GoThere({ place, onGo }: { readonly place: Place | null; readonly onGo: (place: Place) => void }) {
  if (!place) return null;
  return (
    <Button size="small" trailingIcon={<ArrowRight size={16} aria-hidden />} onClick={() => onGo(place)}>
      <Trans>Go there</Trans>
    </Button>
  );
}

function Reason({ reason }: { readonly reason: LockReasonView }) {
  const { title, score } = reason;
  if (reason.type === "SCORE") {
    return (
      <Trans>
        Reach a score of at least {score} in “{title}”
      </Trans>
    );
  }
  if (reason.kind === "chapter") return <Trans>Complete the chapter “{title}”</Trans>;
  if (reason.kind === "slide") return <Trans>Complete the page “{title}”</Trans>;
  return <Trans>Complete “{title}”</Trans>;
}
