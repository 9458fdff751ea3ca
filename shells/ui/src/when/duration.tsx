// Knows how a duration is written.
import { Trans } from "@lingui/react/macro";

export function Duration({ seconds }: { readonly seconds: number }) {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return <Trans>under a minute</Trans>;
  if (hours === 0) return <Trans>{rest} min</Trans>;
  return rest === 0 ? (
    <Trans>{hours} h</Trans>
  ) : (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}
