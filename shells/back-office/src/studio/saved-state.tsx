// Knows how an author sees that their work is safe: quietly when it is, in words when it is not.
import type { ProductEditorView } from "@academiz/application/product-editor";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudCheck, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import * as styles from "./common/studio-header.css.ts";

export interface SavedStateProps {
  readonly saving: ProductEditorView["saving"];
  readonly savedAt: number | null;
  readonly onRetry: () => void;
}

export function SavedState({ saving, savedAt, onRetry }: SavedStateProps) {
  const { i18n } = useLingui();
  const time = savedAt === null ? null : i18n.date(new Date(savedAt), { hour: "2-digit", minute: "2-digit" });
  return (
    <div role="status" className={styles.saved} data-saving={saving}>
      {saving === "saved" && (
        <>
          <CloudCheck size={20} aria-hidden />
          {time === null ? <Trans>Saved</Trans> : <Trans>Saved {time}</Trans>}
        </>
      )}
      {saving === "saving" && (
        <>
          <LoaderCircle size={20} aria-hidden />
          <Trans>Saving…</Trans>
        </>
      )}
      {saving === "offline" && (
        <>
          <CloudOff size={20} aria-hidden />
          <Trans>Offline, kept on this device</Trans>
        </>
      )}
      {(saving === "refused" || saving === "conflicting") && (
        <>
          <TriangleAlert size={20} aria-hidden />
          {saving === "refused" ? <Trans>Not saved, kept on this device</Trans> : <Trans>Not saved</Trans>}
          {saving === "refused" && (
            <Button size="small" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
