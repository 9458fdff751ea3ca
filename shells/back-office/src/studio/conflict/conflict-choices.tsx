// Knows the two ways out of a conflict (§8.10, decisions 13).
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Copy, RotateCw } from "lucide-react";

export interface ConflictChoicesProps {
  readonly isCopying: boolean;
  readonly onReload: () => void;
  readonly onKeepCopy: () => void;
}

export function ConflictChoices({ isCopying, onReload, onKeepCopy }: ConflictChoicesProps) {
  return (
    <>
      <Button icon={<RotateCw size={20} aria-hidden />} onClick={onReload}>
        <Trans>Reload theirs</Trans>
      </Button>
      <Button variant="primary" icon={<Copy size={20} aria-hidden />} loading={isCopying} onClick={onKeepCopy}>
        <Trans>Keep mine as a copy</Trans>
      </Button>
    </>
  );
}
