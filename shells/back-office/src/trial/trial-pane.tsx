// Knows where a draft is tried: beside its editor, or in front of it where there is no room.
import type { TriedDraft } from "@academiz/domain/products";
import { Drawer, IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect } from "react";
import * as styles from "./trial.css.ts";
import { TrialFrame } from "./trial-frame.tsx";
import type { TrialControls } from "./use-trial.ts";

export interface TrialPaneProps {
  readonly draft: TriedDraft;
  readonly trial: TrialControls;
  readonly isBeside: boolean;
  /** The style of the pane beside the editor. */
  readonly className: string;
}

export function TrialPane({ draft, trial, isBeside, className }: TrialPaneProps) {
  const { t } = useLingui();
  const { close, frame } = trial;
  // In front of the editor it closes when it is left.
  const onWord = isBeside ? trial.onWord : close;
  useEffect(() => {
    if (isBeside) frame.current?.focus();
  }, [isBeside, frame]);
  if (!isBeside) {
    return (
      <Drawer open onClose={close} title={<Trans>Try it</Trans>} initialFocus={frame}>
        <div data-trial className={styles.before}>
          <TrialFrame draft={draft} onWord={onWord} frame={frame} />
        </div>
      </Drawer>
    );
  }
  return (
    <aside data-trial aria-label={t`Try it`} className={`${styles.pane} ${className}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Try it</Trans>
        </h2>
        <IconButton size="small" label={t`Close the player`} icon={<X size={20} aria-hidden />} onClick={close} />
      </header>
      <TrialFrame draft={draft} onWord={onWord} frame={frame} />
    </aside>
  );
}
