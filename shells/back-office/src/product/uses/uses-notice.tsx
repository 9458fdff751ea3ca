// Knows how it is shown what leads to products, and who has begun them, before they are deleted or withdrawn (§7.90).
import { connectUses, createUsesReader, type MissedProduct, usesMachine } from "@academiz/application/library";
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useOffice } from "../../office/office-context.ts";
import * as styles from "./uses.css.ts";

/** How many names are listed; the others are counted. */
const NAMED = 8;

interface Named {
  readonly slug: string;
  readonly name: string;
}
export interface UsesNoticeProps {
  /** The products when it is first shown: at least one. */
  readonly products: readonly Named[];
  /** A product that is withdrawn keeps its place and its learners. */
  readonly before: "removal" | "withdrawal";
}

export function UsesNotice({ products, before }: UsesNoticeProps) {
  const { library } = useOffice().office;
  const [snapshot] = useActor(usesMachine, { input: { load: createUsesReader(library), criteria: products } });
  const { phase, shown } = connectUses(snapshot);
  const isRemoval = before === "removal";
  const told = (shown ?? []).filter((missed) => isRemoval || missed.products.length > 0);
  if (phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  if (phase === "failed")
    return (
      <p>
        <Trans>What uses it could not be looked up.</Trans>
      </p>
    );
  return told.map((missed) => (
    <Missed key={missed.slug} missed={missed} isAlone={products.length === 1} isRemoval={isRemoval} />
  ));
}

interface MissedProps {
  readonly missed: MissedProduct;
  readonly isAlone: boolean;
  readonly isRemoval: boolean;
}
function Missed({ missed: { name, products, learners }, isAlone, isRemoval }: MissedProps) {
  return (
    <div className={styles.missed}>
      {!isAlone && <strong>{name}</strong>}
      {isRemoval && learners > 0 && (
        <p>
          <Plural value={learners} one="# learner has begun it." other="# learners have begun it." />
        </p>
      )}
      {products.length > 0 && (
        <>
          <p>
            {isRemoval ? (
              <Trans>
                It stands in other products, which will have a gap in its place; on a path learners go no further:
              </Trans>
            ) : (
              <Trans>It stands in other products, where learners will not be able to open it:</Trans>
            )}
          </p>
          <Names names={products} />
        </>
      )}
    </div>
  );
}

export function Names({ names }: { readonly names: readonly Named[] }) {
  const others = names.length - NAMED;
  return (
    <ul className={styles.names}>
      {names.slice(0, NAMED).map(({ slug, name }) => (
        <li key={slug}>{name}</li>
      ))}
      {others > 0 && (
        <li>
          <Plural value={others} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}
