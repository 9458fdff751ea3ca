// Knows the notice that somebody else saved a product meanwhile: who, when, and the two ways out.
import type { ProductPageEvent, ProductPageView } from "@academiz/application/product-page";
import { Button, When } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "./product.css.ts";

export interface ConflictNoticeProps {
  readonly conflict: NonNullable<ProductPageView["conflict"]>;
  readonly send: (event: ProductPageEvent) => void;
}

export function ConflictNotice({ conflict: { of, theirs }, send }: ConflictNoticeProps) {
  return (
    <div role="alert" className={styles.warning}>
      <p>
        <OtherSaveTold theirs={theirs} /> <Trans>What you asked for was not done.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => send({ type: "theirs.chosen" })}>
          <Trans>Show what was saved</Trans>
        </Button>
        {of !== "else" && (
          <Button onClick={() => send({ type: "mine.chosen" })}>
            <Trans>Save my changes on top of it</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function OtherSaveTold({ theirs }: Pick<ConflictNoticeProps["conflict"], "theirs">) {
  if (!theirs) return <Trans>This product was changed elsewhere meanwhile.</Trans>;
  const { savedAt, savedBy } = theirs;
  const when = <When at={savedAt} />;
  if (!savedBy) return <Trans>This product was saved elsewhere {when}.</Trans>;
  if (savedBy.isYou) return <Trans>You saved this product elsewhere {when}.</Trans>;
  return (
    <Trans>
      {savedBy.name} saved this product {when}.
    </Trans>
  );
}
