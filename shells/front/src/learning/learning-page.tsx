// Knows the page of a learner's results: numbers, products, certificates, and attempts.
import { connectLoading, myLearningMachine, readMyLearning } from "@academiz/application/my-learning";
import { LEARNING_PATH } from "@academiz/domain/offline";
import { Card, ErrorState, PageHeader, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useCallback, useEffect } from "react";
import { latePage } from "../late/late-page.ts";
import { HeldNote } from "../offline/held-note.tsx";
import type { WholeFront } from "../site/compose.ts";
import { AttestationsTable } from "./attestations-table.tsx";
import { CertificatesTable } from "./certificates-table.tsx";
import { CertificatesToTake } from "./certificates-to-take.tsx";
import { HistoryPart } from "./history-part.tsx";
import type { HistorySearch } from "./history-search.ts";
import { InNumbers } from "./in-numbers.tsx";
import * as styles from "./learning.css.ts";
import { ResultsTable } from "./results-table.tsx";

const OwnCalendar = latePage(async () => (await import("./calendar/own-calendar.tsx")).OwnCalendar, {
  coming: () => <Skeleton shape="block" />,
});

export interface LearningPageProps {
  readonly front: Pick<WholeFront, "learning" | "certificates" | "clock">;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

export function LearningPage({ front, markType, search, onSearch }: LearningPageProps) {
  const { learning, certificates, clock } = front;
  const { t } = useLingui();
  const load = useCallback(() => readMyLearning(learning), [learning]);
  const [snapshot, send] = useActor(myLearningMachine, { input: { load, criteria: null } });
  const look = useCallback(() => send({ type: "retry.asked" }), [send]);
  useEffect(() => {
    window.addEventListener("online", look);
    return () => window.removeEventListener("online", look);
  }, [look]);
  const { phase, shown, trouble } = connectLoading<null, NonNullable<typeof snapshot.context.shown>>(snapshot);
  if (phase === "failed" && !shown)
    return (
      <ErrorState
        level={1}
        title={<Trans>What you have learnt could not be loaded</Trans>}
        requestId={trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
      >
        <Trans>Check your connection, then try again. Your progress is safe.</Trans>
      </ErrorState>
    );
  if (!shown)
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const begun = shown.products.filter(({ progress, begunAnew }) => progress !== null || begunAnew !== undefined);
  return (
    <div className={styles.page}>
      <title>{t`My learning`}</title>
      <PageHeader title={<Trans>My learning</Trans>} />
      <HeldNote of={LEARNING_PATH} onLook={look} />
      <InNumbers stats={shown.stats} markType={markType} />
      <Card title={<Trans>My results</Trans>} description={<Trans>What you began, and how far you are.</Trans>}>
        <ResultsTable products={begun} markType={markType} />
      </Card>
      <Card
        title={<Trans>My calendar</Trans>}
        description={<Trans>Your dates, what is due, and what you completed.</Trans>}
      >
        <OwnCalendar learning={learning} learnt={shown} clock={clock} markType={markType} />
      </Card>
      <Card
        title={<Trans>My certificates</Trans>}
        description={<Trans>The number leads to the page that you show to whoever asks for it.</Trans>}
      >
        <CertificatesToTake products={shown.products} print={certificates.print} onTaken={look} />
        <CertificatesTable certificates={shown.certificates} />
      </Card>
      <Card
        title={<Trans>My attestations</Trans>}
        description={<Trans>Of your sessions. The number leads to the page where anybody can check one.</Trans>}
      >
        <AttestationsTable attestations={shown.attestations} take={learning.takeAttestation} />
      </Card>
      <Card title={<Trans>My history</Trans>} description={<Trans>Each attempt that ended, the newest first.</Trans>}>
        <HistoryPart
          load={learning.listHistory}
          products={begun}
          markType={markType}
          search={search}
          onSearch={onSearch}
        />
      </Card>
    </div>
  );
}
