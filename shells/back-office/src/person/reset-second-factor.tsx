// Knows how it is shown whether somebody's account has a second factor, and how an administrator removes it for a
// person who lost it.
import { connectLoading, guardMachine } from "@academiz/application/people";
import type { ManagedPerson, PersonPages } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { Button, Card, ConfirmDialog, ErrorState, Skeleton, SkeletonGroup, useKeptFocus, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
import * as styles from "./person.css.ts";

const resetting = createSubmissionMachine<string>();

export interface ResetSecondFactorProps {
  readonly pages: Pick<PersonPages, "readSecondFactor" | "resetSecondFactor">;
  readonly person: Pick<ManagedPerson, "id" | "roles">;
  readonly name: string;
  readonly onReset: () => void;
}

export function ResetSecondFactor({ pages, person: { id, roles }, name, onReset }: ResetSecondFactorProps) {
  const [loaded, send] = useActor(guardMachine, { input: { load: pages.readSecondFactor, criteria: id } });
  const kept = useKeptFocus();
  const { phase, shown: since, trouble } = connectLoading(loaded);
  // A learner has none, except from the time of another role.
  if (phase !== "failed" && since === null && roles.every((role) => role === "ROLE_LEARNER")) return null;
  const read = () => send({ type: "retry.asked" });
  return (
    <Card {...kept} title={<Trans>Two-step sign-in</Trans>}>
      {phase === "failed" ? (
        <ErrorState
          title={<Trans>It could not be loaded whether two-step sign-in is switched on</Trans>}
          requestId={trouble?.requestId}
          onRetry={read}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      ) : since !== null ? (
        <Guarded
          key={since}
          reset={() => pages.resetSecondFactor(id)}
          since={since}
          name={name}
          onReset={() => {
            read();
            onReset();
          }}
        />
      ) : phase === "loading" ? (
        <SkeletonGroup>
          <Skeleton shape="control" />
        </SkeletonGroup>
      ) : (
        <p role="status" className={styles.text}>
          <Trans>Switched off: they sign in with their password alone.</Trans>
        </p>
      )}
    </Card>
  );
}

interface GuardedProps extends Pick<ResetSecondFactorProps, "name" | "onReset"> {
  readonly since: string;
  readonly reset: () => ReturnType<PersonPages["resetSecondFactor"]>;
}

function Guarded({ since, name, reset, onReset }: GuardedProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(resetting, { input: { submit: reset } });
  const [isAsked, setAsked] = useState(false);
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  useEffect(() => {
    if (isTaken) onReset();
  }, [isTaken]);
  return (
    <div className={styles.stack}>
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
      <div className={styles.line}>
        <span>
          <Trans>
            Switched on <When at={since} />
          </Trans>
        </span>
        <Button loading={isBusy || isTaken} onClick={() => setAsked(true)}>
          <Trans>Reset…</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Reset the two-step sign-in of {name}?</Trans>}
        confirmLabel={t`Reset`}
        danger
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          send({ type: "form.submitted", values: "" });
        }}
      >
        <Trans>
          Make sure that it is them who ask. They sign in with their password alone until they set it up again.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
