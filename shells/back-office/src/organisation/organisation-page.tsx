// Knows the page on which an administrator orders their organisation: each change is stored at once, with an undo.
import { connectOrganisation, type OrganisationAct, organisationMachine } from "@academiz/application/organisation";
import type { Organisation } from "@academiz/application/ports";
import { Button, ErrorState, PageHeader, Skeleton, SkeletonGroup, Tabs, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { useEffect } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { NoRight } from "../office/pages/no-right.tsx";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure } from "../product/product.css.ts";
import { ExpertsTab } from "./experts-tab.tsx";
import { KeepingTab } from "./keeping/keeping-tab.tsx";
import { LicencesTab } from "./licences-tab.tsx";
import * as styles from "./organisation.css.ts";
import type { OrganisationTab } from "./organisation-search.ts";
import { ScoresTab } from "./rules/scores-tab.tsx";
import { SignInTab } from "./rules/sign-in-tab.tsx";
import { TagsTab } from "./tags-tab.tsx";
import { TermsTab } from "./terms-tab.tsx";
import { TreeTab } from "./tree-tab.tsx";

export function OrganisationPage() {
  const { mayAdminister } = useSession();
  return mayAdminister ? <OwnOrganisation /> : <NoRight />;
}

function OwnOrganisation() {
  const { t } = useLingui();
  const { office } = useOffice();
  const notify = useToasts();
  const [snapshot, send, actor] = useActor(organisationMachine, { input: { gateway: office.organisation } });
  const { phase, stored, isSaving, trouble } = connectOrganisation(snapshot);
  useEffect(() => {
    const told = actor.on("saved", ({ isUndo, canUndo, number }) =>
      notify(
        isUndo || !canUndo
          ? { kind: "success", text: isUndo ? t`Undone` : t`Saved` }
          : {
              kind: "success",
              text: t`Saved`,
              action: { label: t`Undo`, run: () => actor.send({ type: "undo.asked", number }) },
            },
      ),
    );
    return () => told.unsubscribe();
  }, [actor, notify, t]);
  return (
    <div className={styles.page}>
      <title>{t`Organisation – Academiz`}</title>
      <PageHeader
        title={<Trans>Organisation</Trans>}
        description={<Trans>Where your people stand, what they are told apart by, and how many there may be.</Trans>}
      />
      {phase === "failed" && (
        <ErrorState
          title={<Trans>The organisation could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {phase === "loading" && (
        <SkeletonGroup>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {stored && trouble && phase === "ready" && (
        <div role="alert" className={failure}>
          <p>
            <Trans>Not saved.</Trans> <TroubleText trouble={trouble} />
          </p>
          <Button size="small" onClick={() => send({ type: "retry.asked" })}>
            <Trans>Load it again</Trans>
          </Button>
        </div>
      )}
      {stored && phase === "ready" && (
        <Parts stored={stored} isSaving={isSaving} onAct={(act) => send({ type: "act.asked", act })} />
      )}
    </div>
  );
}

interface PartsProps {
  readonly stored: Organisation;
  readonly isSaving: boolean;
  readonly onAct: (act: OrganisationAct) => void;
}

function Parts({ stored, isSaving, onAct }: PartsProps) {
  const { t } = useLingui();
  const { tab = "places" } = useSearch({ from: "/gate/layout/organisation" });
  const navigate = useNavigate({ from: "/organisation" });
  const part = { stored, isSaving, onAct };
  return (
    <Tabs<OrganisationTab>
      label={t`Organisation`}
      items={[
        { id: "places", label: <Trans>Places</Trans> },
        { id: "criteria", label: <Trans>Criteria</Trans> },
        { id: "tags", label: <Trans>Tags</Trans> },
        { id: "licences", label: <Trans>Licences</Trans> },
        { id: "experts", label: <Trans>Experts</Trans> },
        { id: "scores", label: <Trans>Scores and times</Trans> },
        { id: "sign-in", label: <Trans>Sign-in</Trans> },
        { id: "terms", label: <Trans>Terms of use</Trans> },
        { id: "keeping", label: <Trans>Kept how long</Trans> },
      ]}
      selected={tab}
      onSelect={(to) => void navigate({ search: to === "places" ? {} : { tab: to } })}
    >
      {(tab === "places" || tab === "criteria") && <TreeTab key={tab} kind={tab} {...part} />}
      {tab === "tags" && <TagsTab {...part} />}
      {tab === "licences" && <LicencesTab {...part} />}
      {tab === "experts" && <ExpertsTab />}
      {tab === "scores" && <ScoresTab />}
      {tab === "sign-in" && <SignInTab />}
      {tab === "terms" && <TermsTab />}
      {tab === "keeping" && <KeepingTab />}
    </Tabs>
  );
}
