// Knows how a tab shows the rules for everybody in an organisation: while they are loading, and when a change was not
// stored.
import { clientRulesMachine, connectClientRules } from "@academiz/application/organisation";
import type { ClientRules } from "@academiz/application/ports";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import type { ReactNode } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { failure } from "../../product/product.css.ts";
import * as styles from "../organisation.css.ts";

export interface RulesTabProps {
  /** The beginning of the message when they could not be loaded. */
  readonly missing: ReactNode;
  readonly children: (rules: ClientRules, isSaving: boolean, change: (part: Partial<ClientRules>) => void) => ReactNode;
}

export function RulesTab({ missing, children }: RulesTabProps) {
  const { office } = useOffice();
  const [snapshot, send] = useActor(clientRulesMachine, { input: { gateway: office.clientRules } });
  const { phase, stored, isSaving, trouble } = connectClientRules(snapshot);
  if (phase === "failed")
    return (
      <ErrorState title={missing} requestId={trouble?.requestId} onRetry={() => send({ type: "retry.asked" })}>
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
      {children(stored, isSaving, (change) => send({ type: "rules.changed", change }))}
    </div>
  );
}
