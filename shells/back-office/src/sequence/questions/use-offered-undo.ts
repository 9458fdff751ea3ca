// Knows how a removed thing is offered back, as long as undo would bring it back.
import type { SequenceContentEvent, SequenceContentView } from "@academiz/application/sequence-content";
import type { SequenceDraft } from "@academiz/domain/sequences";
import { useToastDismissal, useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";

/** Called with the change that removes something. */
export function useOfferedUndo(
  { draft, undoneTo }: Pick<SequenceContentView, "draft" | "undoneTo">,
  send: (event: SequenceContentEvent) => void,
): (text: string) => void {
  const { t } = useLingui();
  const notify = useToasts();
  const dismiss = useToastDismissal();
  const id = useId();
  const offered = useRef<SequenceDraft | null>(null);
  useEffect(() => {
    if (offered.current === null || undoneTo === offered.current) return;
    dismiss(id);
    offered.current = null;
  }, [undoneTo, dismiss, id]);
  return (text) => {
    // Only the last one can be offered back.
    dismiss(id);
    offered.current = draft;
    notify({
      id,
      kind: "success",
      text,
      action: { label: t`Undo`, run: () => send({ type: "undo.asked", to: draft }) },
    });
  };
}
