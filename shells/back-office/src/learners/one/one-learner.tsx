// Knows what an author can do for one learner of a product, and what was done: a new beginning, more time, a message.
import { oneLearnerMachine } from "@academiz/application/learners";
import type { LearnerAddress, LearnerStanding } from "@academiz/application/ports";
import { Button, ConfirmDialog, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { CalendarPlus, MessageSquare, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "../learners.css.ts";
import { ExtendDialog } from "./extend-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { useObstacleWords } from "./obstacle-words.ts";
import { ResetDialog } from "./reset-dialog.tsx";
import { GivenMore, Resets } from "./what-was-done.tsx";

export interface OneLearnerProps {
  readonly address: LearnerAddress;
  /** Something was done that lists of learners show. */
  readonly onChanged: () => void;
}

export function OneLearner({ address, onChanged }: OneLearnerProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [snapshot, send] = useActor(oneLearnerMachine, { input: { learners: office.oneLearner, address } });
  const { standing, trouble, asked, actionTrouble, done, conversation, changes } = snapshot.context;
  const told = useRef(0);
  useEffect(() => {
    if (changes > told.current) onChanged();
    told.current = changes;
  }, [changes, onChanged]);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with what was given, once its dialog gives the focus back.
    if (changes === 0 || done !== "end") return;
    const wait = requestAnimationFrame(() => status.current?.focus());
    return () => cancelAnimationFrame(wait);
  }, [changes, done]);
  if (snapshot.matches("failed"))
    return (
      <ErrorState
        title={<Trans>What can be done for this learner could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (!standing)
    return (
      <SkeletonGroup>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  const dialog = {
    name: standing.name,
    isBusy: snapshot.matches("acting"),
    trouble: actionTrouble && (
      <p role="alert" className={styles.trouble}>
        <TroubleText trouble={actionTrouble} />
      </p>
    ),
    onClose: () => send({ type: "deed.dropped" }),
  };
  return (
    <section className={styles.part} aria-label={t`For this learner`}>
      <h2 className={styles.heading}>
        <Trans>For this learner</Trans>
      </h2>
      <Doors standing={standing} onAsk={(kind) => send({ type: "deed.asked", kind })} />
      <p ref={status} tabIndex={-1} role="status" className={styles.note}>
        {done === "reset" && <Trans>They begin anew, and have been told so.</Trans>}
        {done === "extend" && <Trans>It is given, and they have been told so.</Trans>}
        {done === "end" && <Trans>They have what everybody has again.</Trans>}
        {done === "message" && conversation !== null && (
          <>
            <Trans>Your message is sent.</Trans>{" "}
            <Link to="/messages" search={{ thread: conversation }}>
              <Trans>Open the conversation</Trans>
            </Link>
          </>
        )}
      </p>
      {standing.extension && (
        <GivenMore extension={standing.extension} onEnd={() => send({ type: "deed.asked", kind: "end" })} />
      )}
      {standing.resets.length > 0 && <Resets resets={standing.resets} />}
      {asked === "reset" && (
        <ResetDialog
          {...dialog}
          type={address.type}
          onConfirm={(reason) => send({ type: "deed.confirmed", deed: { kind: "reset", reason } })}
        />
      )}
      {asked === "extend" && (
        <ExtendDialog
          {...dialog}
          standing={standing}
          onConfirm={(extension) => send({ type: "deed.confirmed", deed: { kind: "extend", extension } })}
        />
      )}
      {asked === "message" && (
        <MessageDialog
          {...dialog}
          onConfirm={(text) => send({ type: "deed.confirmed", deed: { kind: "message", text } })}
        />
      )}
      <ConfirmDialog
        open={asked === "end"}
        title={<Trans>Take back what was given?</Trans>}
        confirmLabel={t`Take it back`}
        onCancel={dialog.onClose}
        onConfirm={() => send({ type: "deed.confirmed", deed: { kind: "end" } })}
      >
        <Trans>{standing.name} has the same end, deadline and attempts as everybody again, and is told so.</Trans>
        {dialog.trouble}
      </ConfirmDialog>
    </section>
  );
}

interface DoorsProps {
  readonly standing: LearnerStanding;
  readonly onAsk: (kind: "reset" | "extend" | "message") => void;
}

/** A door that is closed says why. */
function Doors({ standing: { obstacles, extension, resets, name }, onAsk }: DoorsProps) {
  const { t } = useLingui();
  const words = useObstacleWords(resets.length > 0);
  const id = useId();
  const closed = [
    { door: "reset", text: obstacles.reset && words.reset(obstacles.reset) },
    { door: "extend", text: obstacles.extension && words.extension(obstacles.extension) },
    { door: "message", text: obstacles.message && words.message() },
  ].filter(({ text }) => text !== null);
  /** Whoever closed a door behind them keeps the focus there, and hears why. */
  const close = (door: string) =>
    closed.some((one) => one.door === door) && {
      ...{ disabled: true, accessibleWhenDisabled: true, "aria-describedby": `${id}${door}` },
    };
  return (
    <>
      <div className={styles.choice}>
        <Button
          size="small"
          icon={<MessageSquare size={16} aria-hidden />}
          aria-label={t`Message to ${name}`}
          {...close("message")}
          onClick={() => onAsk("message")}
        >
          <Trans>Message</Trans>
        </Button>
        <Button
          size="small"
          icon={<CalendarPlus size={16} aria-hidden />}
          {...close("extend")}
          onClick={() => onAsk("extend")}
        >
          {extension ? <Trans>Change what is given</Trans> : <Trans>Give more</Trans>}
        </Button>
        <Button
          size="small"
          icon={<RotateCcw size={16} aria-hidden />}
          {...close("reset")}
          onClick={() => onAsk("reset")}
        >
          <Trans>Let them begin anew</Trans>
        </Button>
      </div>
      {closed.map(({ door, text }) => (
        <p key={door} id={`${id}${door}`} className={styles.note}>
          {text}
        </p>
      ))}
    </>
  );
}
