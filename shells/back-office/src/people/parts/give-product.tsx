// Knows how an administrator gives a product to one person, or chooses what several are given.
import { connectLoading, givableMachine } from "@academiz/application/people";
import type { NamedProduct, PersonPages, Trouble } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { Button, GiveDialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
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

/** The product is given before the dialog closes. */
export function GiveProduct({ pages, id, name, onClose, onGiven }: GiveProductProps) {
  const [loaded, load] = useActor(givableMachine, { input: { load: pages.listGivable, criteria: id } });
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
      trouble={
        <TroubleLine
          trouble={given.trouble ?? trouble}
          onRetry={given.trouble ? undefined : () => load({ type: "retry.asked" })}
        />
      }
      onClose={onClose}
      onGive={(product) => send({ type: "form.submitted", values: product })}
    />
  );
}

export interface ChooseGiftProps extends GivingProps {
  /** How many people get it. */
  readonly count: number;
  readonly onChosen: (product: NamedProduct) => void;
}

/** The caller gives it to them, one after the other. */
export function ChooseGift({ pages, count, onClose, onChosen }: ChooseGiftProps) {
  const [loaded, load] = useActor(givableMachine, { input: { load: pages.listGivable, criteria: null } });
  const { shown, trouble } = connectLoading(loaded);
  return (
    <GiveDialog
      to={count}
      products={shown}
      isBusy={false}
      trouble={<TroubleLine trouble={trouble} onRetry={() => load({ type: "retry.asked" })} />}
      onClose={onClose}
      onGive={(slug) => {
        const product = shown?.find((one) => one.slug === slug);
        if (product) onChosen(product);
      }}
    />
  );
}

interface TroubleLineProps {
  readonly trouble: Trouble | null;
  /** Loads the products again, where that failed. */
  readonly onRetry: (() => void) | undefined;
}

function TroubleLine({ trouble, onRetry }: TroubleLineProps) {
  if (!trouble) return null;
  return (
    <div role="alert" className={failure}>
      <p>
        <TroubleText trouble={trouble} />
      </p>
      {onRetry && (
        <div>
          <Button size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
