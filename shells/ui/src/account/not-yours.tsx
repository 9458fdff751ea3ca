// Knows what somebody who stands in for another sees in place of that person's account page.
import { Trans } from "@lingui/react/macro";
import { UserRoundX } from "lucide-react";
import { EmptyState } from "../states/empty-state.tsx";

export function NotYours() {
  return (
    <EmptyState level={1} icon={<UserRoundX size={24} aria-hidden />} title={<Trans>This account is not yours</Trans>}>
      <Trans>You stand in for somebody: only they look after their account. Be yourself again to see yours.</Trans>
    </EmptyState>
  );
}
