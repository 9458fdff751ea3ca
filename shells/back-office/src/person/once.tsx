// Knows what stands in a part of a page before it was loaded, and where that failed.
import type { Loaded } from "@academiz/application/people";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";

export interface OnceProps<Shown> {
  readonly loaded: Loaded<string, Shown>;
  readonly failure: ReactNode;
  readonly onRetry: () => void;
  readonly children: (shown: Shown) => ReactNode;
}

export function Once<Shown>({ loaded: { phase, shown, trouble }, failure, onRetry, children }: OnceProps<Shown>) {
  if (phase === "failed")
    return (
      <ErrorState title={failure} requestId={trouble?.requestId} onRetry={onRetry}>
        <TroubleText trouble={trouble} />
      </ErrorState>
    );
  if (shown !== null) return children(shown);
  return (
    <SkeletonGroup>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
