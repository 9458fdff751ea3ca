// Knows how a place is merged into another one: which, and the warning before.
import { mergerMachine } from "@academiz/application/organisation";
import type { PlaceMerger } from "@academiz/application/ports";
import { type Branch, mergeBranch } from "@academiz/domain/clients";
import { Button, Dialog, Field, Select } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { Names } from "../product/uses/uses-notice.tsx";
import * as styles from "./organisation.css.ts";

/** How many offers are named; the others are counted. */
const NAMED = 8;
const NONE = "NONE";

export interface MergeDialogProps {
  readonly clientId: string;
  readonly tree: readonly Branch[];
  /** The place that goes. */
  readonly branch: Branch;
  readonly onCancel: () => void;
  readonly onConfirm: (into: string) => void;
}

/** Each with its ancestors, since teams of two sites may have the same name. */
const listPaths = (tree: readonly Branch[], above = ""): readonly { readonly id: string; readonly path: string }[] =>
  tree.flatMap(({ id, name, children }) => {
    const path = above === "" ? name : `${above} › ${name}`;
    return [{ id, path }, ...listPaths(children, path)];
  });

export function MergeDialog({ clientId, tree, branch, onCancel, onConfirm }: MergeDialogProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [snapshot, send] = useActor(mergerMachine, {
    input: { gateway: office.organisation, clientId, from: branch.id },
  });
  const { into, merger, trouble } = snapshot.context;
  const { name } = branch;
  const targets = listPaths(tree).filter(({ id }) => mergeBranch(tree, branch.id, id).ok);
  return (
    <Dialog
      open
      size="small"
      onClose={onCancel}
      title={<Trans>Merge “{name}” into another place</Trans>}
      description={
        <Trans>
          Its people, those who manage there, what stands in it and the offers made to it go with it; then it is gone.
        </Trans>
      }
      footer={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button
            variant="danger"
            disabled={merger === null}
            accessibleWhenDisabled
            onClick={() => merger && into !== null && onConfirm(into)}
          >
            <Trans>Merge the places</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Field label={t`Into which place`}>
          <Select<string>
            options={[
              { value: NONE, label: t`Choose a place` },
              ...targets.map(({ id, path }) => ({ value: id, label: path })),
            ]}
            value={into ?? NONE}
            onValueChange={(chosen) => chosen !== NONE && send({ type: "target.chosen", into: chosen })}
          />
        </Field>
        <div role="status" className={styles.stack}>
          {trouble && <TroubleText trouble={trouble} />}
          {merger && <Effect merger={merger} />}
        </div>
      </div>
    </Dialog>
  );
}

function Effect({ merger: { people, below, offers, blocked } }: { merger: PlaceMerger }) {
  const count = offers.length;
  const others = count - NAMED;
  return (
    <>
      <ul className={styles.names}>
        <li>
          {people === 0 ? (
            <Trans>Nobody stands there.</Trans>
          ) : (
            <Plural value={people} one="# person who stands there moves." other="# people who stand there move." />
          )}
        </li>
        {below > 0 && (
          <li>
            <Plural value={below} one="# place below it goes with it." other="# places below it go with it." />
          </li>
        )}
        {offers.length > 0 && (
          <li>
            <Plural value={count} one="# offer is touched:" other="# offers are touched:" />
          </li>
        )}
      </ul>
      {offers.length > 0 && (
        <ul className={styles.names}>
          {offers.slice(0, NAMED).map(({ productSlug, name, gaining, losing }) => (
            <li key={`${productSlug} ${name}`}>
              {name} – <Shift gaining={gaining} losing={losing} />
            </li>
          ))}
          {others > 0 && (
            <li>
              <Plural value={others} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      )}
      {blocked.length > 0 && (
        <>
          <p>
            <Trans>Paths and sections that some learners could then not finish:</Trans>
          </p>
          <Names names={blocked} />
        </>
      )}
      <p>
        <Trans>This cannot be undone: who stood where is known no more.</Trans>
      </p>
    </>
  );
}

function Shift({ gaining, losing }: { gaining: number; losing: number }) {
  if (gaining + losing === 0) return <Trans>for the same people</Trans>;
  return (
    <>
      {gaining > 0 && <Plural value={gaining} one="# person gains it" other="# people gain it" />}
      {gaining > 0 && losing > 0 && ", "}
      {losing > 0 && <Plural value={losing} one="# person loses it" other="# people lose it" />}
    </>
  );
}
