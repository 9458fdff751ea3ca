// Knows the words for the state of a signature: accepted, waiting to be sent, kept on the device, or refused and why.
import type { LearnerClassroomEvent, LearnerClassroomView } from "@academiz/application/learner-classroom";
import type { Trouble } from "@academiz/application/ports";
import { Button, findProblemWords } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./classroom.css.ts";

export interface SigningNotesProps {
  readonly view: LearnerClassroomView;
  readonly send: (event: LearnerClassroomEvent) => void;
}

export function SigningNotes({
  view: { outcome, kept, lateHours, waitingTrouble, actionTrouble },
  send,
}: SigningNotesProps) {
  const close = (
    <Button variant="quiet" size="small" onClick={() => send({ type: "outcome.dismissed" })}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <>
      <div role="status">
        {kept > 0 && waitingTrouble && (
          <div className={styles.notes.waiting}>
            <p className={styles.noteText}>
              {waitingTrouble.kind === "offline" ? (
                <Plural
                  value={kept}
                  one={`There is no network: your signature is kept on this device. It is sent as soon as the network is back, and the code says when you signed. Come back to this page within ${lateHours} hours.`}
                  other={`There is no network: # signatures are kept on this device. They are sent as soon as the network is back, and the codes say when you signed. Come back to this page within ${lateHours} hours.`}
                />
              ) : (
                <>
                  <Trans>Your signature is kept on this device, and is sent again in a moment.</Trans>{" "}
                  <TroubleText trouble={waitingTrouble} />
                </>
              )}
            </p>
            <Button size="small" onClick={() => send({ type: "retry.asked" })}>
              <Trans>Send now</Trans>
            </Button>
          </div>
        )}
        {outcome && outcome.kind !== "refused" && (
          <div className={styles.notes.done}>
            <p className={styles.noteText}>
              {outcome.kind === "late" ? (
                <Trans>
                  Your signature was sent later, and is taken. The sheet says when you signed, and when it came.
                </Trans>
              ) : (
                <Trans>You have signed. Your presence is noted.</Trans>
              )}
            </p>
            {close}
          </div>
        )}
      </div>
      {outcome?.kind === "refused" && (
        <div role="alert" className={styles.notes.refused}>
          <p className={styles.noteText}>
            <Trans>Your signature was not taken.</Trans> <TroubleText trouble={outcome.trouble} />
          </p>
          {close}
        </div>
      )}
      {actionTrouble && (
        <div role="alert" className={styles.notes.refused}>
          <p className={styles.noteText}>
            <TroubleText trouble={actionTrouble} />
          </p>
          {close}
        </div>
      )}
    </>
  );
}

function TroubleText({ trouble: { kind, detail } }: { readonly trouble: Trouble }) {
  const { i18n } = useLingui();
  const words = findProblemWords(detail);
  if (words) return i18n._(words);
  return kind === "offline" ? (
    <Trans>There seems to be no connection. Check it, then try again.</Trans>
  ) : (
    <Trans>This could not be done. Reload the page to see where you are.</Trans>
  );
}
