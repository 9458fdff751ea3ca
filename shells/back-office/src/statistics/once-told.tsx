// Knows what stands in place of statistics: their shape while they are loading, words where that failed.
import type { Trouble } from "@academiz/application/ports";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";

export interface OnceToldProps<Told> {
  readonly view: { readonly phase: string; readonly told: Told | null; readonly trouble: Trouble | null };
  readonly onRetry: () => void;
  readonly children: (told: Told) => ReactNode;
}

export function OnceTold<Told>({ view: { phase, told, trouble }, onRetry, children }: OnceToldProps<Told>) {
  if (phase === "failed")
    return (
      <ErrorState
        title={<Trans>The statistics could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={onRetry}
      >
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (told !== null) return children(told);
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
