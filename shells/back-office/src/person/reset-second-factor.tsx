// Knows how an administrator takes away the second factor of somebody who lost it; nothing stands here where there is
// none.
import { connectLoading, guardMachine } from "@academiz/application/people";
import type { PersonPages } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { Button, Card, ConfirmDialog, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";

const resetting = createSubmissionMachine<string>();

export interface ResetSecondFactorProps {
  readonly pages: Pick<PersonPages, "readSecondFactor" | "resetSecondFactor">;
  readonly id: string;
  readonly name: string;
}

export function ResetSecondFactor({ pages, id, name }: ResetSecondFactorProps) {
  const { t } = useLingui();
  const [loaded] = useActor(guardMachine, { input: { load: pages.readSecondFactor, criteria: id } });
  const [reset, send] = useActor(resetting, { input: { submit: pages.resetSecondFactor } });
  const [isAsked, setAsked] = useState(false);
  const { shown: since } = connectLoading(loaded);
  const { isBusy, isTaken, trouble } = connectSubmission(reset);
  if (since === null || isTaken) return null;
  return (
    <Card
      title={<Trans>Two-step sign-in</Trans>}
      description={
        <Trans>
          Switched on <When at={since} />
        </Trans>
      }
      actions={
        <Button onClick={() => setAsked(true)}>
          <Trans>Reset…</Trans>
        </Button>
      }
    >
      {trouble && (
        <p role="alert" className={failure}>
          <TroubleText trouble={trouble} />
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        busy={isBusy}
        title={<Trans>Reset the two-step sign-in of {name}?</Trans>}
        confirmLabel={t`Reset`}
        danger
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          send({ type: "form.submitted", values: id });
        }}
      >
        <Trans>
          Make sure that it is them who ask. They sign in with their password alone until they set it up again.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
