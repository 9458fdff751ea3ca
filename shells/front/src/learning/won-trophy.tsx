// Knows how a trophy that somebody won stands beside a result: by a cup and its name, since colours cannot tell metals
// apart.
import { isTrophy } from "@academiz/domain/scoring";
import { StatusChip } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Trophy } from "lucide-react";

export interface WonTrophyProps {
  /** A trophy, or a badge that a product named itself; null: none was won. */
  readonly badge: string | null | undefined;
}

export function WonTrophy({ badge }: WonTrophyProps) {
  const { t } = useLingui();
  if (badge == null || badge === "") return null;
  const names = { gold: t`Gold trophy`, silver: t`Silver trophy`, bronze: t`Bronze trophy` };
  return (
    <StatusChip isLong tone="primary" icon={<Trophy size={16} aria-hidden />}>
      {isTrophy(badge) ? names[badge] : badge}
    </StatusChip>
  );
}
