// Knows how a lock is explained: what is missing, in words, with a button that leads there.
import type { LockReasonView, SlideEntry } from "@academiz/application/learniz-player";
import { ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { PlayerDialog } from "../dialog/player-dialog.tsx";
import { GoThere, type WayThere } from "./go-there.tsx";
import * as styles from "./lock-dialog.css.ts";

export interface LockDialogProps {
  readonly slide: SlideEntry;
  readonly onClose: () => void;
  readonly way: WayThere;
}

export function LockDialog({ slide, onClose, way }: LockDialogProps) {
  const { t } = useLingui();
  return (
    <PlayerDialog
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
            <GoThere slug={reason.slug} place={reason.place} here={reason.here} way={way} />
          </li>
        ))}
      </ul>
    </PlayerDialog>
  );
}

function Reason({ reason }: { readonly reason: LockReasonView }) {
  const { title, said } = reason;
  if (said) {
    const { asked, reached } = said;
    return (
      <>
        <Trans>
          Reach at least <ScoreMark score={asked} /> in “{title}”.
        </Trans>{" "}
        {reached && (
          <Trans>
            You have <ScoreMark score={reached} />.
          </Trans>
        )}
      </>
    );
  }
  if (reason.kind === "chapter") return <Trans>Complete the chapter “{title}”</Trans>;
  if (reason.kind === "slide") return <Trans>Complete the page “{title}”</Trans>;
  return <Trans>Complete “{title}”</Trans>;
}
