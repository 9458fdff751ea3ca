// Knows the three ways out of a conflict (§8.10, decisions 13).
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Copy, Replace, RotateCw } from "lucide-react";

export interface ConflictChoicesProps {
  readonly isCopying: boolean;
  /** Theirs was read: nothing is put over what nobody has seen. */
  readonly isTold: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onKeepBoth: () => void;
}

export function ConflictChoices({ isCopying, isTold, onTakeTheirs, onKeepMine, onKeepBoth }: ConflictChoicesProps) {
  return (
    <>
      <Button icon={<RotateCw size={20} aria-hidden />} onClick={onTakeTheirs}>
        <Trans>Take theirs</Trans>
      </Button>
      <Button icon={<Replace size={20} aria-hidden />} disabled={!isTold} accessibleWhenDisabled onClick={onKeepMine}>
        <Trans>Keep mine</Trans>
      </Button>
      <Button variant="primary" icon={<Copy size={20} aria-hidden />} loading={isCopying} onClick={onKeepBoth}>
        <Trans>Keep both</Trans>
      </Button>
    </>
  );
}
