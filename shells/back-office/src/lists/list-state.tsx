// Knows what stands where a list will be: the shape of rows while it is on its way, words where it is not to be had.
// Nothing once it is there.
import type { Trouble } from "@academiz/application/ports";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";

export interface ListStateProps {
  readonly view: { readonly phase: "loading" | "failed" | "ready"; readonly trouble: Trouble | null };
  /** What is said where it cannot be loaded. */
  readonly failure: ReactNode;
  readonly onRetry: () => void;
}

export function ListState({ view: { phase, trouble }, failure, onRetry }: ListStateProps) {
  if (phase === "ready") return null;
  return phase === "loading" ? (
    <SkeletonGroup>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  ) : (
    <ErrorState title={failure} requestId={trouble?.requestId} onRetry={onRetry}>
      <TroubleText trouble={trouble} />
    </ErrorState>
  );
}
