// Knows the page on which the operator of the platform sees its health, its jobs and its storage.
import { connectLoading, platformMachine } from "@academiz/application/platform";
import type { PlatformState } from "@academiz/application/ports";
import { Button, Card, ErrorState, PageHeader, Skeleton, SkeletonGroup, useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { NoRight } from "../office/pages/no-right.tsx";
import { TroubleText } from "../office/trouble-text.tsx";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import { HealthCard } from "./health-card.tsx";
import { JobsCard } from "./jobs-card.tsx";
import * as styles from "./platform.css.ts";
import { StorageCard } from "./storage-card.tsx";

export function PlatformPage() {
  const { mayManageClients } = useSession();
  return mayManageClients ? <WholePlatform /> : <NoRight />;
}

function WholePlatform() {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { platform } = useOffice().office;
  const [snapshot, send] = useActor(platformMachine, { input: { load: platform.read, criteria: null } });
  const { phase, shown, trouble } = connectLoading(snapshot);
  const [repeated, setRepeated] = useState<string | null>(null);
  const readAgain = () => send({ type: "retry.asked" });
  const repeat = async (id: string) => {
    setRepeated(id);
    const answer = await platform.repeatJob(id);
    setRepeated(null);
    if (answer.ok) notify({ kind: "success", text: t`The job runs once more` });
    else notify({ kind: "error", text: sayTrouble(answer.error) });
    readAgain();
  };
  return (
    <div className={styles.page}>
      <title>{t`Platform – Academiz`}</title>
      <PageHeader
        title={<Trans>Platform</Trans>}
        description={<Trans>How the whole platform is, what it does now, and what its clients keep.</Trans>}
        actions={
          <Button icon={<RefreshCw size={20} aria-hidden />} loading={phase === "loading"} onClick={readAgain}>
            <Trans>Refresh</Trans>
          </Button>
        }
      />
      {phase === "failed" && (
        <ErrorState
          title={<Trans>The platform could not be read</Trans>}
          requestId={trouble?.requestId}
          onRetry={readAgain}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      )}
      {shown === null && phase === "loading" && (
        <SkeletonGroup>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {shown && (
        <>
          <HealthCard health={shown.health} />
          <JobsCard jobs={shown.jobs} repeated={repeated} onRepeat={(id) => void repeat(id)} />
          <StorageCard storage={shown.storage} />
          <OutboxCard outbox={shown.outbox} leaves={shown.health.mails === "leave"} />
        </>
      )}
    </div>
  );
}

interface OutboxCardProps {
  readonly outbox: PlatformState["outbox"];
  readonly leaves: boolean;
}

function OutboxCard({ outbox: { queued, failed, kept }, leaves }: OutboxCardProps) {
  const { t } = useLingui();
  return (
    <Card
      title={<Trans>Mails</Trans>}
      actions={
        <Button render={<Link to="/mails" />}>
          <Trans>Open the outbox</Trans>
        </Button>
      }
    >
      <ul className={styles.list} aria-label={t`Mails`}>
        <li>{t`${plural(queued, { one: "# mail waits to leave", other: "# mails wait to leave" })}`}</li>
        <li>{t`${plural(failed, { one: "# mail could not be sent", other: "# mails could not be sent" })}`}</li>
        {(!leaves || kept > 0) && (
          <li>{t`${plural(kept, { one: "# mail stays here", other: "# mails stay here" })}`}</li>
        )}
      </ul>
    </Card>
  );
}
