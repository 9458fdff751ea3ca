// Knows what stands in place of a part that the network did not bring: what happened, and the way to get it.
import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { StandingToast } from "../toasts/standing-toast.tsx";

export interface MissingPartProps {
  readonly onRetry: () => void;
}

export const MissingPart = ({ onRetry }: MissingPartProps) => (
  <StandingToast
    role="alert"
    icon={<CircleAlert size={20} aria-hidden />}
    action={{ label: <Trans>Try again</Trans>, run: onRetry }}
  >
    <Trans>A part of this page did not arrive. Nothing that you did is lost.</Trans>
  </StandingToast>
);
