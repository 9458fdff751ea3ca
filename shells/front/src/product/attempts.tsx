// Knows how learners look at their attempts at one product: each that ended, and which was the best.
import { ATTEMPTS_READER, connectList, connectLoading, myHistoryMachine } from "@academiz/application/my-learning";
import type { MyLearningGateway, PersonPlay } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { Card, type Column, Duration, List, ScoreMark, StatusChip, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { History, Trophy } from "lucide-react";
import { useEffect } from "react";
import { Beginnings, Ended } from "../learning/begun-anew.tsx";
import { WonTrophy } from "../learning/won-trophy.tsx";
import * as styles from "./product.css.ts";

export interface AttemptsProps {
  readonly load: MyLearningGateway["listHistory"];
  readonly productSlug: string;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** The page says already that they begin anew, and why. */
  readonly isRestartTold: boolean;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function Attempts({ load, productSlug, markType, isRestartTold, page, onPage }: AttemptsProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(myHistoryMachine, {
    input: { load, criteria: { product: productSlug, status: null, page } },
  });
  useEffect(() => {
    send({ type: "criteria.changed", criteria: { product: productSlug, status: null, page } });
  }, [send, productSlug, page]);
  const view = connectList(connectLoading(snapshot), ATTEMPTS_READER);
  const best = view.range.total > 1 ? (snapshot.context.shown?.best ?? null) : null;
  const columns: readonly Column<PersonPlay>[] = [
    { id: "when", header: t`When`, heading: true, cell: ({ eventDate }) => <When at={eventDate} /> },
    { id: "status", header: t`Status`, cell: (play) => <Ended play={play} /> },
    {
      id: "score",
      header: t`Result`,
      cell: ({ score, badge, setAside }) =>
        score === null ? (
          "–"
        ) : (
          <span className={styles.mark}>
            <ScoreMark score={speakScore(score, markType)} />
            <WonTrophy badge={badge} />
            {score === best && !setAside && (
              <StatusChip tone="primary" icon={<Trophy size={16} aria-hidden />}>
                <Trans>Your best</Trans>
              </StatusChip>
            )}
          </span>
        ),
    },
    { id: "time", header: t`Time`, cell: ({ time }) => <Duration seconds={time} /> },
  ];
  return (
    <Card title={<Trans>Your attempts</Trans>} description={<Trans>Each attempt that ended, the newest first.</Trans>}>
      {!isRestartTold && <Beginnings plays={view.rows} />}
      <List
        label={t`Your attempts`}
        state={view}
        columns={columns}
        getKey={({ eventDate, score, time }) => `${eventDate} ${score} ${time}`}
        empty={{
          icon: <History size={24} aria-hidden />,
          title: <Trans>No attempt has ended yet</Trans>,
          text: <Trans>It appears here with its result as soon as it ends.</Trans>,
        }}
        failure={{
          title: <Trans>Your attempts could not be loaded</Trans>,
          text: <Trans>Check your connection, then try again. Your progress is safe.</Trans>,
          requestId: view.trouble?.requestId,
        }}
        onRetry={() => send({ type: "retry.asked" })}
        onPage={onPage}
      />
    </Card>
  );
}
