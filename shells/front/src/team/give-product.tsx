// Knows how a manager gives a product to somebody.
import type { NamedProduct, Trouble } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import type { Result } from "@academiz/domain/kernel";
import { GiveDialog } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { TroubleLine } from "./trouble-line.tsx";

export interface GiveProductProps {
  readonly name: string;
  readonly others: readonly NamedProduct[];
  readonly give: (product: string) => Promise<Result<unknown, Trouble>>;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

const submission = createSubmissionMachine<string>();

export function GiveProduct({ name, others, give, onClose, onGiven }: GiveProductProps) {
  const [snapshot, send] = useActor(submission, { input: { submit: give } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const tell = useEffectEvent(onGiven);
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  return (
    <GiveDialog
      to={name}
      products={others}
      isBusy={isBusy}
      trouble={<TroubleLine trouble={trouble} />}
      onClose={onClose}
      onGive={(product) => send({ type: "form.submitted", values: product })}
    />
  );
}
