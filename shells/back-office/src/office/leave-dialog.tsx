// Knows what is asked before a page is left on which something is not saved.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import { useAsker } from "./leaving.ts";

/**
 * Another tab of the page keeps what was changed: only another page asks, and the browser where the whole window goes.
 */
export function LeaveDialog({ isUnsaved }: { readonly isUnsaved: boolean }) {
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
      title={<Trans>Leave without saving?</Trans>}
      confirmLabel={t`Leave without saving`}
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
      <Trans>What you changed on this page is not saved: it will be lost.</Trans>
    </ConfirmDialog>
  );
}
