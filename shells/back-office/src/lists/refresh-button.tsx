// Knows the button that loads a list anew.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";

export interface RefreshButtonProps {
  readonly isRefreshing: boolean;
  readonly onClick: () => void;
}

export function RefreshButton({ isRefreshing, onClick }: RefreshButtonProps) {
  return (
    <Button icon={<RefreshCw size={20} aria-hidden />} loading={isRefreshing} onClick={onClick}>
      <Trans>Refresh</Trans>
    </Button>
  );
}
