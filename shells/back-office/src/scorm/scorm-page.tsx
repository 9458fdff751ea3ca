// Knows the page of one uploaded package: what it is, who opened it, and what is done with it.
import { connectScormProduct, scormProductMachine } from "@academiz/application/scorm-product";
import { Button, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./scorm.css.ts";
import { ScormProductView } from "./scorm-product-view.tsx";

export function ScormPage() {
  const { slug } = useParams({ from: "/gate/layout/scorm/$slug" });
  // Another product is another conversation: nothing of the last one may stay.
  return <OpenProduct key={slug} slug={slug} />;
}

function OpenProduct({ slug }: { readonly slug: string }) {
  const { office } = useOffice();
  const { packages, navigation } = office;
  const [snapshot, send] = useActor(scormProductMachine, { input: { library: packages, navigation, slug } });
  const view = connectScormProduct(snapshot);
  if (view.phase === "failed") {
    return (
      <div className={styles.page}>
        <ErrorState
          level={1}
          title={<Trans>The package could not be opened</Trans>}
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
  return <ScormProductView view={view} product={view.product} send={send} />;
}
