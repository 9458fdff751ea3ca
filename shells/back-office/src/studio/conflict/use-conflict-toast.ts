// Knows the words of a refused save when somebody else saved first (§8.10).
import type { ProductEditorView } from "@academiz/application/product-editor";
import { useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

/** Once for each save that was refused; a draft found on the device had its toast when it was refused. */
export function useConflictToast({ saveTrouble }: Pick<ProductEditorView, "saveTrouble">): void {
  const { t } = useLingui();
  const notify = useToasts();
  useEffect(() => {
    if (saveTrouble?.kind !== "conflict") return;
    notify({
      kind: "error",
      // concurrent-edit-error
      text: t`Your changes were not saved: somebody else has changed this course.`,
      // refresh-page-409. The draft waits on this device: after the reload the choice is still the author's.
      action: { label: t`Refresh the page`, run: () => window.location.reload() },
    });
  }, [saveTrouble, notify, t]);
}
