// Knows how learners read what they have played: each attempt that ended, filtered by product and result.
import { connectList, connectLoading, HISTORY_READER, myHistoryMachine } from "@academiz/application/my-learning";
import type { LearntProduct, MyLearningGateway, PersonPlay } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { Button, type Column, Duration, List, ScoreMark, Select, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { History } from "lucide-react";
import { useEffect } from "react";
import { Ended } from "./begun-anew.tsx";
import { type HistorySearch, readCriteria } from "./history-search.ts";
import * as styles from "./learning.css.ts";
import { WonTrophy } from "./won-trophy.tsx";

export interface HistoryPartProps {
  readonly load: MyLearningGateway["listHistory"];
  /** The products to filter by. */
  readonly products: readonly LearntProduct[];
  readonly markType: string;
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

export function HistoryPart({ load, products, markType, search, onSearch }: HistoryPartProps) {
  const { t } = useLingui();
  const { product, status, page } = search;
  const [snapshot, send] = useActor(myHistoryMachine, { input: { load, criteria: readCriteria(search) } });
  useEffect(() => {
    send({
      type: "criteria.changed",
      criteria: readCriteria({
        ...(product !== undefined && { product }),
        ...(status && { status }),
        ...(page && { page }),
      }),
    });
  }, [send, product, status, page]);
  const view = connectList(connectLoading(snapshot), HISTORY_READER);
  const columns: readonly Column<PersonPlay>[] = [
    { id: "product", header: t`Product`, heading: true, cell: ({ product: { name } }) => name },
    { id: "result", header: t`Status`, cell: (play) => <Ended play={play} /> },
    {
      id: "score",
      header: t`Result`,
      cell: ({ score, badge }) => (
        <span className={styles.won}>
          {score === null ? "–" : <ScoreMark score={speakScore(score, markType)} />}
          <WonTrophy badge={badge} />
        </span>
      ),
    },
    { id: "time", header: t`Time`, cell: ({ time }) => <Duration seconds={time} /> },
    { id: "when", header: t`When`, cell: ({ eventDate }) => <When at={eventDate} /> },
  ];
  return (
    <List
      label={t`My history`}
      state={view}
      columns={columns}
      getKey={({ product: { slug }, eventDate, score }) => `${slug} ${eventDate} ${score}`}
      tools={
        <div className={styles.filters}>
          <div className={styles.filter}>
            <Select
              aria-label={t`Product`}
              options={[
                { value: "", label: t`All products` },
                ...products.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              value={product ?? ""}
              onValueChange={(slug) => onSearch({ ...(slug !== "" && { product: slug }), ...(status && { status }) })}
            />
          </div>
          <div className={styles.filter}>
            <Select
              aria-label={t`Status`}
              options={[
                { value: "", label: t`All results` },
                { value: "COMPLETE", label: t`Completed` },
                { value: "FAILED", label: t`Not passed` },
              ]}
              value={status ?? ""}
              onValueChange={(wanted) =>
                onSearch({ ...(product && { product }), ...(wanted !== "" && { status: wanted }) })
              }
            />
          </div>
        </div>
      }
      empty={{
        icon: <History size={24} aria-hidden />,
        title: <Trans>Nothing has ended yet</Trans>,
        text: <Trans>What you play, open, attend and go through appears here once it has ended.</Trans>,
      }}
      unmatched={{
        title: <Trans>No attempt matches</Trans>,
        action: (
          <Button onClick={() => onSearch({})}>
            <Trans>Show all my history</Trans>
          </Button>
        ),
      }}
      failure={{
        title: <Trans>Your history could not be loaded</Trans>,
        text: <Trans>Check your connection, then try again. Your progress is safe.</Trans>,
        requestId: view.trouble?.requestId,
      }}
      onRetry={() => send({ type: "retry.asked" })}
      onPage={(wanted) =>
        onSearch({ ...(product && { product }), ...(status && { status }), ...(wanted > 1 && { page: wanted }) })
      }
    />
  );
}
