// Knows the question before leaving a page with unsaved changes.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAsker } from "./leaving.ts";

export interface LeaveDialogProps {
  readonly isUnsaved: boolean;
  /** Other words, where it is not about typed text. */
  readonly words?: { readonly title: ReactNode; readonly text: ReactNode; readonly confirm: string } | undefined;
}

/**
 * Another tab of the page keeps the changes: only leaving for another page asks, and the browser when the window is
 * closed.
 */
export function LeaveDialog({ isUnsaved, words }: LeaveDialogProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const [wanted, forget] = useAsker(isUnsaved);
  return (
    <ConfirmDialog
      open={status === "blocked" || wanted !== null}
      danger
      title={words?.title ?? <Trans>Leave without saving?</Trans>}
      confirmLabel={words?.confirm ?? t`Leave without saving`}
      onCancel={() => {
        reset?.();
        forget();
      }}
      onConfirm={() => {
        proceed?.();
        wanted?.();
        forget();
      }}
    >
      {words?.text ?? <Trans>What you changed on this page is not saved: it will be lost.</Trans>}
    </ConfirmDialog>
  );
}
