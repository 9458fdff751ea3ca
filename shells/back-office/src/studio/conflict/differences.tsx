// Knows how the changes of two versions are shown, or only their differences where their common origin is unknown.
import type { ConflictReview } from "@academiz/application/product-editor";
import { Trans } from "@lingui/react/macro";
import { useNaming } from "../common/name-element.ts";
import * as styles from "../dialogs/dialogs.css.ts";
import { BlockTexts } from "./block-texts.tsx";
import { VersionChangesList } from "./version-changes-list.tsx";

export function Differences({
  review: { mine, theirs, savedBy, versions, blocks },
}: {
  readonly review: ConflictReview;
}) {
  const name = useNaming();
  const [own, others, former] = [name(versions.mine), name(versions.theirs), versions.base ? name(versions.base) : []];
  const isOwn = savedBy?.isYou ?? false;
  if (!theirs) {
    return (
      <>
        <section className={styles.part}>
          <h2 className={styles.heading}>
            <Trans>Where the two versions differ</Trans>
          </h2>
          <VersionChangesList changes={mine} elements={[...own, ...others]} isOfBoth />
        </section>
        <BlockTexts blocks={blocks} elements={own} isOwn={isOwn} />
      </>
    );
  }
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          {isOwn ? <Trans>Changed in your other window</Trans> : <Trans>Changed in the other version</Trans>}
        </h2>
        <VersionChangesList changes={theirs} elements={[...others, ...former]} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{isOwn ? <Trans>Changed here</Trans> : <Trans>Changed in yours</Trans>}</h2>
        <VersionChangesList changes={mine} elements={[...own, ...former]} />
      </section>
      <BlockTexts blocks={blocks} elements={own} isOwn={isOwn} />
    </>
  );
}
