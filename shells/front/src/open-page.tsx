// Knows how a product is opened by its address: a bookmark or a second tab has no tokens of its own yet.
import { connectMyProducts, myProductsMachine } from "@academiz/application/my-products";
import { ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { Front } from "./site/compose.ts";

export interface OpenPageProps {
  readonly front: Front;
  readonly perimeterSlug: string;
  /** The page at which a course begins, if it is open; absent: where the learner was. */
  readonly page?: string | undefined;
}

export function OpenPage({ front: { catalog, navigation }, perimeterSlug, page }: OpenPageProps) {
  const asked = { perimeterSlug, ...(page !== undefined && { page }) };
  const ask = useEffectEvent(() => send({ type: "product.opened", ...asked }));
  const [snapshot, send] = useMachine(myProductsMachine, { input: { catalog, navigation } });
  const { phase, trouble, opening } = connectMyProducts(snapshot);
  useEffect(() => {
    if (phase === "ready") ask();
  }, [phase]);
  if (phase === "failed") {
    return (
      <ErrorState
        level={1}
        title={<Trans>Your courses could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
        requestId={trouble?.requestId}
      >
        <Trans>Check your connection, then try again. Your progress is safe.</Trans>
      </ErrorState>
    );
  }
  if (phase === "ready" && trouble && opening === null) {
    return (
      <ErrorState
        level={1}
        title={<Trans>The course could not be opened</Trans>}
        onRetry={ask}
        requestId={trouble.requestId}
      >
        {trouble.kind === "not-found" ? (
          <Trans>It is not open to you any more.</Trans>
        ) : (
          <Trans>Check your connection, then try again. Your progress is safe.</Trans>
        )}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
