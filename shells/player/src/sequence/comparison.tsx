// Knows how finished goes are compared: a column for each, a row for each result.
import type { SequencePlayerEvent, SequencePlayerView } from "@academiz/application/sequence-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { List } from "lucide-react";
import * as styles from "./sequence.css.ts";

export interface ComparisonProps {
  readonly view: SequencePlayerView;
  readonly send: (event: SequencePlayerEvent) => void;
}

export function Comparison({ view: { lists, compared }, send }: ComparisonProps) {
  const { t, i18n } = useLingui();
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
            <label key={slug} className={styles.tick}>
              <input
                type="checkbox"
                className={styles.box}
                checked={compared.some((one) => one.slug === slug)}
                onChange={({ target }) => send({ type: "comparison.changed", slug, isCompared: target.checked })}
              />
              <Trans>
                Attempt {number}, {date}
              </Trans>
            </label>
          );
        })}
      </fieldset>
      {compared.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table} aria-label={t`Attempts`}>
            <thead>
              <tr>
                {[t`Attempt`, t`Begun`, t`Score`, t`Right`, t`Questions`, t`Minutes`].map((header) => (
                  <th key={header} scope="col" className={styles.cell}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compared.map(({ slug, number, createdAt, stat, mark }) => (
                <tr key={slug}>
                  <th scope="row" className={styles.cell}>
                    {number}
                  </th>
                  <td className={styles.cell}>{i18n.date(createdAt, { dateStyle: "medium" })}</td>
                  <td className={styles.cell}>{mark === null ? "–" : <ScoreMark score={mark} />}</td>
                  <td className={styles.cell}>{stat?.right ?? 0}</td>
                  <td className={styles.cell}>{stat?.answered ?? 0}</td>
                  <td className={styles.cell}>{Math.ceil((stat?.time ?? 0) / 60)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.actions}>
        <Button icon={<List size={20} aria-hidden />} onClick={() => send({ type: "lists.opened" })}>
          <Trans>All attempts</Trans>
        </Button>
      </div>
    </section>
  );
}
