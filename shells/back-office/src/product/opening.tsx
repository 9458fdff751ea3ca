// Knows what stands where a product will be: the shape of a page while it is on its way, words where it is not to be
// had.
import type { Trouble } from "@academiz/application/ports";
import { Button, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";

export interface OpeningProps {
  readonly view: { readonly phase: string; readonly trouble: Trouble | null };
  /** What is said where it cannot be opened. */
  readonly failure: ReactNode;
  readonly onRetry: () => void;
}

export function Opening({ view: { phase, trouble }, failure, onRetry }: OpeningProps) {
  return phase === "failed" ? (
    <ErrorState
      level={1}
      title={failure}
      requestId={trouble?.requestId}
      onRetry={onRetry}
      action={
        <Button render={<Link to="/" />}>
          <Trans>Go to the learning products</Trans>
        </Button>
      }
    >
      <TroubleText trouble={trouble} />
    </ErrorState>
  ) : (
    <SkeletonGroup>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton width="most" />
    </SkeletonGroup>
  );
}
