// Knows what is asked before products go: what would miss each of them, and all that is lost with them (§7.87, §7.90).
import { connectUses, createUsesReader, type MissedProduct, usesMachine } from "@academiz/application/library";
import type { ProductRow } from "@academiz/application/ports";
import { ConfirmDialog, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useOffice } from "../office/office-context.ts";
import * as styles from "./products-page.css.ts";

/** Names that are read out before a number stands for the others. */
const NAMED = 8;

export interface RemoveProductsProps {
  /** At least one. */
  readonly rows: readonly ProductRow[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemoveProducts({ rows, onCancel, onConfirm }: RemoveProductsProps) {
  const { t } = useLingui();
  const { library } = useOffice().office;
  const [snapshot] = useActor(usesMachine, { input: { load: createUsesReader(library), criteria: rows } });
  const { phase, shown } = connectUses(snapshot);
  const [first] = rows;
  const count = rows.length;
  return (
    <ConfirmDialog
      open
      danger
      typedName={count === 1 ? first?.name : String(count)}
      title={
        count === 1 ? (
          <Trans>Delete this product?</Trans>
        ) : (
          <Plural value={count} one="Delete # product?" other="Delete # products?" />
        )
      }
      confirmLabel={count === 1 ? t`Delete the product` : t`Delete the products`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {count > 1 && <Names names={rows.map(({ slug, name }) => ({ slug, name }))} />}
      {phase === "loading" && (
        <SkeletonGroup>
          <Skeleton shape="text" />
        </SkeletonGroup>
      )}
      {phase === "failed" && (
        <p>
          <Trans>What uses it could not be looked up.</Trans>
        </p>
      )}
      {phase === "ready" && shown?.map((missed) => <Missed key={missed.slug} missed={missed} isAlone={count === 1} />)}
      <p>
        {count === 1 ? (
          <Trans>
            The product, its publications and the progress of its learners will be lost. This cannot be undone.
          </Trans>
        ) : (
          <Trans>
            The products, their publications and the progress of their learners will be lost. This cannot be undone.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}

function Missed({
  missed: { name, products, learners },
  isAlone,
}: {
  readonly missed: MissedProduct;
  readonly isAlone: boolean;
}) {
  return (
    <div className={styles.missed}>
      {!isAlone && <strong>{name}</strong>}
      {learners > 0 && (
        <p>
          <Plural value={learners} one="# learner has begun it." other="# learners have begun it." />
        </p>
      )}
      {products.length > 0 && (
        <>
          <p>
            <Trans>It stands in other products, which will have a gap in its place:</Trans>
          </p>
          <Names names={products} />
        </>
      )}
    </div>
  );
}

function Names({ names }: { readonly names: readonly { readonly slug: string; readonly name: string }[] }) {
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
