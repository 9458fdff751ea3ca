// Knows what stands in the place of the page of one's own account for who stands in for somebody.
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
