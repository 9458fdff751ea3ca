// Knows how an administrator gives a product to one person, or chooses what several are given.
import { connectLoading, givableMachine } from "@academiz/application/people";
import type { PersonPages, Trouble } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { GiveDialog } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { failure } from "../../product/product.css.ts";

interface GivingProps {
  readonly pages: Pick<PersonPages, "listGivable" | "give">;
  readonly onClose: () => void;
}

const submission = createSubmissionMachine<string>();

export interface GiveProductProps extends GivingProps {
  readonly id: string;
  readonly name: string;
  readonly onGiven: () => void;
}

/** It is given before the dialog goes. */
export function GiveProduct({ pages, id, name, onClose, onGiven }: GiveProductProps) {
  const [loaded] = useActor(givableMachine, { input: { load: pages.listGivable, criteria: id } });
  const [snapshot, send] = useActor(submission, { input: { submit: (product) => pages.give(id, product) } });
  const given = connectSubmission(snapshot);
  const { shown, trouble } = connectLoading(loaded);
  const tell = useEffectEvent(onGiven);
  useEffect(() => {
    if (given.isTaken) tell();
  }, [given.isTaken]);
  return (
    <GiveDialog
      to={name}
      products={shown}
      isBusy={given.isBusy}
      trouble={<TroubleLine trouble={given.trouble ?? trouble} />}
      onClose={onClose}
      onGive={(product) => send({ type: "form.submitted", values: product })}
    />
  );
}

export interface ChooseGiftProps extends GivingProps {
  /** How many people are given it. */
  readonly count: number;
  readonly onChosen: (product: string) => void;
}

/** Whoever asks gives it, one after the other. */
export function ChooseGift({ pages, count, onClose, onChosen }: ChooseGiftProps) {
  const [loaded] = useActor(givableMachine, { input: { load: pages.listGivable, criteria: null } });
  const { shown, trouble } = connectLoading(loaded);
  return (
    <GiveDialog
      to={count}
      products={shown}
      isBusy={false}
      trouble={<TroubleLine trouble={trouble} />}
      onClose={onClose}
      onGive={onChosen}
    />
  );
}

function TroubleLine({ trouble }: { readonly trouble: Trouble | null }) {
  if (!trouble) return null;
  return (
    <p role="alert" className={failure}>
      <TroubleText trouble={trouble} />
    </p>
  );
}
