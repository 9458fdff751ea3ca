// Knows how what was deleted is offered back: for this deletion alone, not for what was changed after it.
import { useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useStudio } from "./studio-context.ts";

/** To be called with the deletion, while the course still has what goes. */
export function useRemovalToast(): (text: string) => void {
  const { t } = useLingui();
  const notify = useToasts();
  const { learniz, undoTo } = useStudio();
  return (text) => {
    const run = () => {
      if (undoTo(learniz)) return;
      notify({ kind: "notification", text: t`The course was changed since: use Undo to go back step by step.` });
    };
    notify({ kind: "success", text, action: { label: t`Undo`, run } });
  };
}
