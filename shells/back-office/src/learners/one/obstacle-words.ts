// Knows the words for why something cannot be done for a learner.
import type { LearnerStanding } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";

type Obstacles = LearnerStanding["obstacles"];

/** `hasReset`: they were let begin anew before. */
export function useObstacleWords(hasReset: boolean) {
  const { t } = useLingui();
  const resets: Readonly<Record<NonNullable<Obstacles["reset"]>, string>> = {
    "not-begun": hasReset
      ? t`They have not started again since they were allowed to.`
      : t`They have nothing to begin anew from: nothing is stored yet.`,
    "too-many": t`They began anew 20 times already. Each time is kept, so there is no further one.`,
    computed: t`This result follows from other products: let them begin those anew.`,
    attended: t`This result follows from signed slots, which stay as evidence.`,
  };
  const extensions: Readonly<Record<NonNullable<Obstacles["extension"]>, string>> = {
    unpublished: t`Nobody can open it yet, so there is nothing to give more of.`,
    withdrawn: t`It was taken back from learners, so there is nothing to give more of.`,
    "not-meant": t`It is not open to them: give them the product, or open their account.`,
    unbounded: t`It has no end, no deadline and no limit of attempts: there is nothing to give more of.`,
    "shared-end": t`A classroom ends for everybody at once: set a later end in its audience, or give a deadline.`,
  };
  return {
    reset: (obstacle: NonNullable<Obstacles["reset"]>) => resets[obstacle],
    extension: (obstacle: NonNullable<Obstacles["extension"]>) => extensions[obstacle],
    message: () => t`Conversations are switched off in your organisation, so no message can be sent from here.`,
  };
}
