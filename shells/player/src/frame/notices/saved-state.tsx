// Knows how a learner sees that progress is safe: quietly when it is, in words when it is not.
import type { LearnizPlayerView } from "@academiz/application/learniz-player";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, CloudOff, EyeOff, LoaderCircle, TriangleAlert } from "lucide-react";
import * as styles from "./saved-state.css.ts";

export interface SavedStateProps {
  /** `outdated`: the learner went further in another window. */
  readonly saving: LearnizPlayerView["saving"] | "outdated";
  readonly savedAt: number | null;
  readonly onRetry: () => void;
}

export function SavedState({ saving, savedAt, onRetry }: SavedStateProps) {
  const { i18n } = useLingui();
  const time = savedAt === null ? null : i18n.date(new Date(savedAt), { hour: "2-digit", minute: "2-digit" });
  return (
    <div role="status" className={styles.state} data-saving={saving}>
      {saving === "saved" && (
        <>
          <Check size={20} aria-hidden />
          <span className={styles.words}>{time === null ? <Trans>Saved</Trans> : <Trans>Saved {time}</Trans>}</span>
        </>
      )}
      {saving === "saving" && (
        <>
          <LoaderCircle size={20} aria-hidden />
          <span className={styles.words}>
            <Trans>Saving…</Trans>
          </span>
        </>
      )}
      {saving === "off" && (
        <>
          <EyeOff size={20} aria-hidden />
          <span className={styles.words}>
            <Trans>Preview: nothing is saved</Trans>
          </span>
        </>
      )}
      {saving === "offline" && (
        <>
          <CloudOff size={20} aria-hidden />
          <span className={styles.told}>
            <Trans>Offline: kept on this device</Trans>
          </span>
        </>
      )}
      {saving === "outdated" && (
        <>
          <TriangleAlert size={20} aria-hidden />
          <span className={styles.told}>
            <Trans>Not saved in this window</Trans>
          </span>
        </>
      )}
      {(saving === "refused" || saving === "unkept") && (
        <>
          <TriangleAlert size={20} aria-hidden />
          <span className={styles.urgent}>
            <Trans>Not saved yet</Trans>
          </span>
          <Button size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
