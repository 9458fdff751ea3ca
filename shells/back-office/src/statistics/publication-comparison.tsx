// Knows how an author compares learners' results under two publications: mark, completion, and the questions of both.
import type { ComparedItem, ComparisonCriteria, PublicationComparison } from "@academiz/application/ports";
import { connectLoading, createLoading } from "@academiz/application/statistics";
import type { ProductType } from "@academiz/domain/catalog";
import { Card, ErrorState, Select, Skeleton, SkeletonGroup, Table } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useState } from "react";
import { useOffice } from "../office/office-context.ts";
import * as styles from "./statistics.css.ts";
import { useFigures } from "./use-statistics.ts";

const comparison = createLoading<ComparisonCriteria, PublicationComparison>("comparison");

export interface ComparisonProps {
  readonly type: ProductType;
  readonly slug: string;
}

export function Comparison({ type, slug }: ComparisonProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [chosen, setChosen] = useState<Pick<ComparisonCriteria, "one" | "other">>({ one: null, other: null });
  const [snapshot, send] = useActor(comparison, {
    input: { load: office.statistics.compare, criteria: { type, slug, ...chosen } },
  });
  const { phase, shown, trouble } = connectLoading(snapshot);
  const choose = (part: Partial<typeof chosen>) => {
    const next = { one: shown?.one?.publishedAt ?? null, other: shown?.other?.publishedAt ?? null, ...part };
    setChosen(next);
    send({ type: "criteria.changed", criteria: { type, slug, ...next } });
  };
  return (
    <Card
      title={t`Two publications compared`}
      description={
        <Trans>
          A learner counts for the publication that stood when they last did something; of questions that both have, the
          first attempt, where it was made.
        </Trans>
      }
    >
      {phase === "failed" ? (
        <ErrorState
          title={<Trans>The publications could not be compared</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <Trans>Check your connection, then try again.</Trans>
        </ErrorState>
      ) : shown === null ? (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : shown.one && shown.other ? (
        <Compared told={shown} onChoose={choose} />
      ) : (
        <p>
          <Trans>Once it is published a second time, the two can be compared here.</Trans>
        </p>
      )}
    </Card>
  );
}

interface ComparedProps {
  readonly told: PublicationComparison;
  readonly onChoose: (part: { readonly one?: string; readonly other?: string }) => void;
}

function Compared({ told: { publications, one, other, items }, onChoose }: ComparedProps) {
  const { t, i18n } = useLingui();
  const figures = useFigures();
  if (!one || !other) return null;
  const say = (at: string) => i18n.date(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  const options = publications.map((at) => ({ value: at, label: say(at) }));
  const share = (value: number | null, of: number) =>
    value === null ? "–" : `${figures.score(value)} (${figures.count(of)})`;
  const rows = [
    { id: "learners", name: t`Learners`, one: figures.count(one.learners), other: figures.count(other.learners) },
    {
      id: "completions",
      name: t`Completed (of learners)`,
      one: share(one.learners === 0 ? null : (one.completions / one.learners) * 100, one.learners),
      other: share(other.learners === 0 ? null : (other.completions / other.learners) * 100, other.learners),
    },
    {
      id: "average",
      name: t`Average score (of learners with one)`,
      one: share(one.average, one.scored),
      other: share(other.average, other.scored),
    },
  ];
  const tell = ({ answered, difficulty }: ComparedItem["one"]) =>
    share(difficulty === null ? null : difficulty * 100, answered);
  return (
    <div className={styles.told}>
      <div className={styles.filters}>
        <div className={styles.filter}>
          <Select
            aria-label={t`First publication`}
            value={one.publishedAt}
            options={options}
            onValueChange={(next) => onChoose({ one: next })}
          />
        </div>
        <div className={styles.filter}>
          <Select
            aria-label={t`Second publication`}
            value={other.publishedAt}
            options={options}
            onValueChange={(next) => onChoose({ other: next })}
          />
        </div>
      </div>
      <Table
        label={t`Two publications compared`}
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          { id: "name", header: t`Figure`, heading: true, cell: ({ name }) => name },
          { id: "one", header: say(one.publishedAt), align: "end", cell: (row) => row.one },
          { id: "other", header: say(other.publishedAt), align: "end", cell: (row) => row.other },
        ]}
      />
      {items.length === 0 ? (
        <p>
          <Trans>No question was answered under both.</Trans>
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that is scrolled is reached by the keyboard.
        <section className={styles.scroller} tabIndex={0} aria-label={t`Questions of both`}>
          <Table
            label={t`Questions of both`}
            rows={items}
            getKey={({ place, item }) => `${place} ${item}`}
            columns={[
              {
                id: "question",
                header: t`Question`,
                heading: true,
                cell: ({ words, title, page, item }) => (
                  <div className={styles.asked}>
                    <span>{words ?? title ?? item}</span>
                    {page && <span className={styles.where}>{page}</span>}
                  </div>
                ),
              },
              {
                id: "one",
                header: t`Share right, ${say(one.publishedAt)}`,
                align: "end",
                cell: (item) => tell(item.one),
              },
              {
                id: "other",
                header: t`Share right, ${say(other.publishedAt)}`,
                align: "end",
                cell: (item) => tell(item.other),
              },
            ]}
          />
        </section>
      )}
    </div>
  );
}
