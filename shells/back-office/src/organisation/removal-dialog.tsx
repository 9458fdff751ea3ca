// Knows what an administrator reads before a place or a criterion is removed: who stands there, and which offers name
// it.
import type { OrganisationUse, TreeKind } from "@academiz/application/ports";
import { type Branch, listBranches } from "@academiz/domain/clients";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Names } from "../product/uses/uses-notice.tsx";
import * as styles from "./organisation.css.ts";

/** How many offers are named; the others are counted. */
const NAMED = 8;

export interface RemovalDialogProps {
  readonly kind: TreeKind;
  /** Null: nothing is asked. */
  readonly branch: Branch | null;
  readonly use: OrganisationUse;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemovalDialog({ kind, branch, use, onCancel, onConfirm }: RemovalDialogProps) {
  const { t } = useLingui();
  const isPlaces = kind === "places";
  const gone = new Set(branch ? listBranches([branch]).map(({ id }) => id) : []);
  const below = gone.size - 1;
  const people = use[kind].find(({ id }) => id === branch?.id)?.within ?? 0;
  const offers = use.offers.filter((offer) =>
    (isPlaces ? offer.affectations : offer.criterias).some((one) => gone.has(one)),
  );
  const others = offers.length - NAMED;
  const lost = new Set(offers.map(({ productSlug }) => productSlug));
  const leading = new Map(use.leads.filter(({ used }) => lost.has(used)).map((lead) => [lead.slug, lead]));
  return (
    <ConfirmDialog
      open={branch !== null}
      danger
      title={<Trans>Delete “{branch?.name}”?</Trans>}
      confirmLabel={isPlaces ? t`Delete the place` : t`Delete the criterion`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {below > 0 && (
        <p>
          <Plural value={below} one="# below it goes with it." other="# below it go with it." />
        </p>
      )}
      <p>
        {people === 0 ? (
          <Trans>Nobody stands in it.</Trans>
        ) : (
          <Plural
            value={people}
            one="# person stands in it or below it. Their account stays; they stand there no more."
            other="# people stand in it or below it. Their accounts stay; they stand there no more."
          />
        )}
      </p>
      {offers.length > 0 && (
        <>
          <p>
            <Plural
              value={offers.length}
              one="# offer is made to it: whoever had it by this alone loses it."
              other="# offers are made to it: whoever had them by this alone loses them."
            />
          </p>
          <ul className={styles.names}>
            {offers.slice(0, NAMED).map(({ productSlug, name }) => (
              <li key={`${productSlug} ${name}`}>{name}</li>
            ))}
            {others > 0 && (
              <li>
                <Plural value={others} one="and # more" other="and # more" />
              </li>
            )}
          </ul>
        </>
      )}
      {leading.size > 0 && (
        <>
          <p>
            <Trans>Paths and sections lead there; whoever loses one of these products cannot come to their end:</Trans>
          </p>
          <Names names={[...leading.values()]} />
        </>
      )}
    </ConfirmDialog>
  );
}
