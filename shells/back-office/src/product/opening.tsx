// Knows what stands in place of a product: the shape of a page while it is loading, words where it cannot be opened.
import type { Trouble } from "@academiz/application/ports";
import { Button, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";

export interface OpeningProps {
  readonly view: { readonly phase: string; readonly trouble: Trouble | null };
  /** Shown where it cannot be opened. */
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
