// Knows what somebody reads who signs out of a device that keeps something of theirs.
import { connectKeptProducts } from "@academiz/application/kept-products";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { OfflineActors } from "./offline-context.ts";

interface AskToLeaveProps extends OfflineActors {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function AskToLeave({ kept, waiting, onStay, onLeave }: AskToLeaveProps) {
  const { t } = useLingui();
  const results = useSelector(waiting, ({ context }) => context.left.length);
  const { products } = connectKeptProducts(useSelector(kept, (snapshot) => snapshot));
  return (
    <ConfirmDialog
      open
      title={<Trans>Sign out of this device?</Trans>}
      confirmLabel={t`Sign out`}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {results > 0 && (
        <Plural
          value={results}
          one="# result waits here and was not sent yet. It stays on this device, and is sent when you sign in here again."
          other="# results wait here and were not sent yet. They stay on this device, and are sent when you sign in here again."
        />
      )}{" "}
      {products.length > 0 && (
        <Plural
          value={products.length}
          one="# course or file that you keep here is removed."
          other="# courses or files that you keep here are removed."
        />
      )}
    </ConfirmDialog>
  );
}
