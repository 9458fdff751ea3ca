// Knows that somebody who leaves the messages with unsent text is asked first.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";

/** Within the page the text stays: the question comes only before another page, or when the window is closed. */
export function LeaveTyped({ isTyped }: { readonly isTyped: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isTyped && current.pathname !== next.pathname,
    enableBeforeUnload: isTyped,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === "blocked"}
      danger
      title={<Trans>Leave without sending?</Trans>}
      confirmLabel={t`Leave without sending`}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      <Trans>What you typed here will be lost.</Trans>
    </ConfirmDialog>
  );
}
