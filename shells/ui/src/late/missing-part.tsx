// Knows what stands in place of a part that the network did not bring: what happened, and how to get it.
import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { StandingToast } from "../toasts/standing-toast.tsx";
import type { Retry } from "./use-retry.ts";

export interface MissingPartProps {
  readonly retry: Retry;
  readonly onRetry: () => void;
}

export const MissingPart = ({ retry, onRetry }: MissingPartProps) => (
  <StandingToast
    role="alert"
    icon={<CircleAlert size={20} aria-hidden />}
    action={{ label: <Trans>Try again</Trans>, run: onRetry }}
  >
    {SAID[retry]}
  </StandingToast>
);

const SAID = {
  none: <Trans>A part of this page did not arrive. Nothing that you did is lost.</Trans>,
  "under way": <Trans>The missing part of this page is on its way…</Trans>,
  "in vain": (
    <Trans>A part of this page has still not arrived. Check your connection: nothing that you did is lost.</Trans>
  ),
};
