// Knows how an administrator says whether everybody who works in the office signs in in two steps.
import { connectSignInRules, signInRulesMachine } from "@academiz/application/second-factor";
import { Card, ErrorState, Skeleton, SkeletonGroup, Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
import * as styles from "./organisation.css.ts";

export function SignInTab() {
  const { office } = useOffice();
  const [snapshot, send] = useActor(signInRulesMachine, { input: { gateway: office.signInRules } });
  const { phase, stored, isSaving, trouble } = connectSignInRules(snapshot);
  if (phase === "failed")
    return (
      <ErrorState
        title={<Trans>How people sign in could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (!stored)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <div className={styles.stack}>
      {trouble && (
        <div role="alert" className={failure}>
          <p>
            <Trans>Not saved.</Trans> <TroubleText trouble={trouble} />
          </p>
        </div>
      )}
      <Card
        title={<Trans>Two-step sign-in</Trans>}
        description={<Trans>Besides the password a code is asked for that an app on a phone shows.</Trans>}
      >
        <div className={styles.stack}>
          <Switch
            checked={stored.isSecondFactorDemanded}
            disabled={isSaving}
            onCheckedChange={(isDemanded) => send({ type: "demand.turned", isDemanded })}
          >
            <Trans>Asked of everybody who works in the office</Trans>
          </Switch>
          <p className={styles.help}>
            <Trans>
              Whoever has not set it up yet does so first, within a quarter of an hour, you too. Who only learns is not
              asked.
            </Trans>
          </p>
        </div>
      </Card>
    </div>
  );
}
