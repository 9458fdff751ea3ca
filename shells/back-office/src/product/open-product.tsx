// Knows how a product that is not edited in the studio is opened: on its way, there, or not to be had.
import type { ProductLibrary, WrittenProduct } from "@academiz/application/ports";
import {
  connectProductPage,
  type ProductPageEvent,
  type ProductPageView,
  productPageMachine,
} from "@academiz/application/product-page";
import { Button, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import type { ReactNode } from "react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "../scorm/scorm.css.ts";

export interface OpenedProductProps {
  readonly view: ProductPageView;
  readonly product: WrittenProduct;
  readonly send: (event: ProductPageEvent) => void;
}
export interface OpenProductProps {
  readonly library: ProductLibrary;
  readonly slug: string;
  /** What is said where it cannot be opened. */
  readonly failure: ReactNode;
  readonly render: (opened: OpenedProductProps) => ReactNode;
}

/** Give it the slug as `key`: another product is another conversation, and nothing of the last one may stay. */
export function OpenProduct({ library, slug, failure, render }: OpenProductProps) {
  const { office } = useOffice();
  const [snapshot, send] = useActor(productPageMachine, {
    input: { library, navigation: office.navigation, slug },
  });
  const view = connectProductPage(snapshot);
  if (view.phase === "failed") {
    return (
      <div className={styles.page}>
        <ErrorState
          level={1}
          title={failure}
          requestId={view.trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
          action={
            <Button render={<Link to="/" />}>
              <Trans>Go to the learning products</Trans>
            </Button>
          }
        >
          <TroubleText trouble={view.trouble} />
        </ErrorState>
      </div>
    );
  }
  if (!view.product) {
    return (
      <div className={styles.page}>
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton width="most" />
        </SkeletonGroup>
      </div>
    );
  }
  return render({ view, product: view.product, send });
}
