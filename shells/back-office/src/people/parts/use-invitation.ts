// Knows the words that say that an invitation was sent again, or why it was not.
import type { PeopleDirectory, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useTroubleWords } from "../../office/use-trouble-words.ts";

type Invited = Awaited<ReturnType<PeopleDirectory["invite"]>>;

/** Where no mail leaves, it says where the invitation waits. */
export function useInvitation(): (answer: Invited) => void {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  return (answer: Result<"leave" | "stay", Trouble>) => {
    if (!answer.ok) return notify({ kind: "error", text: sayTrouble(answer.error) });
    if (answer.value === "leave") return notify({ kind: "success", text: t`The invitation is on its way` });
    notify({
      kind: "success",
      text: t`No mail server is set: the invitation waits in the outbox, where a super administrator copies its link and passes it on.`,
    });
  };
}
