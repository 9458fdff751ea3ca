// Knows the page of one of a manager's people: what they learn, reminding them, giving them something.

import type { CollaboratorProduct, CollaboratorPage as Shown } from "@academiz/application/ports";
import { collaboratorMachine, connectLoading } from "@academiz/application/team";
import { Breadcrumbs, Button, Card, ErrorState, PageHeader, Skeleton, SkeletonGroup, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Gift } from "lucide-react";
import { useState } from "react";
import type { WholeFront } from "../site/compose.ts";
import { CollaboratorProducts } from "./collaborator-products.tsx";
import { GiveProduct } from "./give-product.tsx";
import { nameCollaborator } from "./name-collaborator.ts";
import { RemindDialog } from "./remind-dialog.tsx";
import * as styles from "./team.css.ts";

export interface CollaboratorPageProps {
  readonly front: Pick<WholeFront, "team">;
  readonly id: string;
  readonly markType: string;
  /** True for somebody who stands in for the manager: they write to nobody. */
  readonly isReader: boolean;
}

/** Pass the id as `key`. */
export function CollaboratorPage({ front: { team }, id, markType, isReader }: CollaboratorPageProps) {
  const [snapshot, send] = useActor(collaboratorMachine, { input: { load: team.read, criteria: id } });
  const { phase, shown, trouble } = connectLoading(snapshot);
  if (phase === "failed")
    return (
      <ErrorState
        level={1}
        title={
          trouble?.kind === "not-found" ? (
            <Trans>This person is not in your team</Trans>
          ) : (
            <Trans>This person could not be loaded</Trans>
          )
        }
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
        action={
          <Button variant="quiet" render={<RouterLink to="/team" />}>
            <Trans>My team</Trans>
          </Button>
        }
      >
        {trouble?.kind === "not-found" ? (
          <Trans>They may have moved in the organisation.</Trans>
        ) : (
          <Trans>Check your connection, then try again.</Trans>
        )}
      </ErrorState>
    );
  if (!shown)
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <Found
      shown={shown}
      markType={markType}
      isReader={isReader}
      team={team}
      onChanged={() => send({ type: "retry.asked" })}
    />
  );
}

interface FoundProps extends Pick<CollaboratorPageProps, "markType" | "isReader"> {
  readonly shown: Shown;
  readonly team: WholeFront["team"];
  readonly onChanged: () => void;
}

function Found({ shown, markType, isReader, team, onChanged }: FoundProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const [isGiving, setGiving] = useState(false);
  const [reminded, setReminded] = useState<CollaboratorProduct | null>(null);
  const name = nameCollaborator(shown);
  const mayWrite = shown.active && !isReader;
  return (
    <div className={styles.page}>
      <title>{name}</title>
      <PageHeader
        above={<Breadcrumbs items={[{ label: t`My team`, render: <RouterLink to="/team" /> }, { label: name }]} />}
        title={name}
        description={shown.active ? shown.email : <Trans>Account closed</Trans>}
        actions={
          mayWrite && (
            <Button icon={<Gift size={20} aria-hidden />} onClick={() => setGiving(true)}>
              <Trans>Give a product…</Trans>
            </Button>
          )
        }
      />
      <Card title={<Trans>Products and progress</Trans>}>
        <CollaboratorProducts
          products={shown.products}
          markType={markType}
          onRemind={mayWrite ? (product) => setReminded(product) : undefined}
        />
      </Card>
      {isGiving && (
        <GiveProduct
          name={name}
          others={shown.others}
          give={(product) => team.give(shown.id, product)}
          onClose={() => setGiving(false)}
          onGiven={() => {
            setGiving(false);
            notify({ kind: "success", text: t`${name} has it from now on` });
            onChanged();
          }}
        />
      )}
      {reminded && (
        <RemindDialog
          name={name}
          product={reminded}
          remind={(message) => team.remind(shown.id, { product: reminded.slug, message })}
          onClose={() => setReminded(null)}
          onReminded={() => {
            setReminded(null);
            notify({ kind: "success", text: t`${name} is reminded` });
            onChanged();
          }}
        />
      )}
    </div>
  );
}
