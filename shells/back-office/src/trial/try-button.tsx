// Knows the button that tries a draft beside its editor.
import { Button, IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import type { TrialControls } from "./use-trial.ts";

export interface TryButtonProps {
  readonly trial: Pick<TrialControls, "isOpen" | "enter" | "close">;
  /** Only an icon, where there is no room for words. */
  readonly isSmall?: boolean;
}

export function TryButton({ trial, isSmall = false }: TryButtonProps) {
  const { t } = useLingui();
  const { isOpen, enter, close } = trial;
  const props = {
    "aria-pressed": isOpen,
    "aria-keyshortcuts": "Control+Enter",
    icon: <Play size={16} aria-hidden />,
    onClick: () => (isOpen ? close() : enter()),
  } as const;
  return isSmall ? (
    <IconButton size="small" variant="secondary" label={t`Try it`} {...props} />
  ) : (
    <Button size="small" {...props}>
      <Trans>Try it</Trans>
    </Button>
  );
}
