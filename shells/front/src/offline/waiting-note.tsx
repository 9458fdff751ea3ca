// Knows how a learner sees results that wait on this device.

import { Plural } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { use, useEffect } from "react";
import { latePage } from "../late/late-page.ts";
import * as styles from "./offline.css.ts";
import { type OfflineActors, OfflineContext } from "./offline-context.ts";

const RefusedNote = latePage(async () => (await import("./refused-note.tsx")).RefusedNote, { isSpare: true });

interface WaitingNoteProps {
  /** Called when something that waited is stored now. */
  readonly onSent: () => void;
}

export function WaitingNote(props: WaitingNoteProps) {
  const actors = use(OfflineContext);
  return actors && <Note {...props} {...actors} />;
}

function Note({ waiting, onSent }: WaitingNoteProps & OfflineActors) {
  const left = useSelector(waiting, ({ context }) => context.left.length);
  const refused = useSelector(waiting, ({ context }) => context.refused.length);
  const sent = useSelector(waiting, ({ context }) => context.sent);
  useEffect(() => {
    if (sent > 0) onSent();
  }, [sent, onSent]);
  const willGo = left - refused;
  return (
    <>
      {willGo > 0 && (
        <p role="status" className={styles.waiting}>
          <Plural
            value={willGo}
            one="# result waits on this device. It is sent as soon as there is a network."
            other="# results wait on this device. They are sent as soon as there is a network."
          />
        </p>
      )}
      {refused > 0 && <RefusedNote count={refused} onDrop={() => waiting.send({ type: "refused.dropped" })} />}
    </>
  );
}
