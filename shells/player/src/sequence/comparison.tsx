// Knows how goes that ended are compared: a column each, a row for what each came to.
import type { AttemptRow, SequencePlayerEvent, SequencePlayerView } from "@academiz/application/sequence-player";
import { Button, Checkbox, type Column, Table } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { List } from "lucide-react";
import * as styles from "./sequence.css.ts";

export interface ComparisonProps {
  readonly view: SequencePlayerView;
  readonly send: (event: SequencePlayerEvent) => void;
}

export function Comparison({ view: { lists, compared }, send }: ComparisonProps) {
  const { t, i18n } = useLingui();
  const columns: readonly Column<AttemptRow>[] = [
    { id: "number", header: t`Attempt`, heading: true, cell: ({ number }) => number },
    { id: "date", header: t`Begun`, cell: ({ createdAt }) => i18n.date(createdAt, { dateStyle: "medium" }) },
    {
      id: "score",
      header: t`Score`,
      align: "end",
      cell: ({ stat }) => (typeof stat?.score === "number" ? `${stat.score} %` : "–"),
    },
    { id: "right", header: t`Right`, align: "end", cell: ({ stat }) => stat?.right ?? 0 },
    { id: "answered", header: t`Questions`, align: "end", cell: ({ stat }) => stat?.answered ?? 0 },
    { id: "time", header: t`Minutes`, align: "end", cell: ({ stat }) => Math.ceil((stat?.time ?? 0) / 60) },
  ];
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>
        <Trans>Compare your attempts</Trans>
      </h1>
      <fieldset className={styles.group}>
        <legend className={styles.note}>
          <Trans>Choose those that are compared.</Trans>
        </legend>
        {lists.finished.map(({ slug, number, createdAt }) => {
          const date = i18n.date(createdAt, { dateStyle: "medium", timeStyle: "short" });
          return (
            <Checkbox
              key={slug}
              checked={compared.some((one) => one.slug === slug)}
              onCheckedChange={(isCompared) => send({ type: "comparison.changed", slug, isCompared })}
            >
              <Trans>
                Attempt {number}, {date}
              </Trans>
            </Checkbox>
          );
        })}
      </fieldset>
      {compared.length > 0 && (
        <Table label={t`Attempts`} columns={columns} rows={compared} getKey={({ slug }) => slug} />
      )}
      <div className={styles.actions}>
        <Button icon={<List size={20} aria-hidden />} onClick={() => send({ type: "lists.opened" })}>
          <Trans>All attempts</Trans>
        </Button>
      </div>
    </section>
  );
}
