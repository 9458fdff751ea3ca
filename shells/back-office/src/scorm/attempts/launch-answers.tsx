// Knows how the answers of an attempt are shown: each question with the answer, what is right, and the content's
// verdict.
import type { ReportedItem } from "@academiz/domain/products";
import type { PackageAnswer } from "@academiz/domain/scorm";
import { type Column, StatusChip, Table, type Tone } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../common/scorm.css.ts";

const RIGHT = { tone: "success", words: msg`Right` } as const;
const WRONG = { tone: "error", words: msg`Wrong` } as const;
/** The words of both versions; any other word of a content is shown as it is. */
const RESULTS: Readonly<Record<string, { readonly tone: Tone; readonly words: MessageDescriptor }>> = {
  correct: RIGHT,
  wrong: WRONG,
  incorrect: WRONG,
  neutral: { tone: "neutral", words: msg`Neither right nor wrong` },
  unanticipated: { tone: "neutral", words: msg`Not foreseen` },
};

/** The types of both versions; what else a content writes is shown as it is. */
const TYPES: Readonly<Record<string, MessageDescriptor>> = {
  "true-false": msg`True or false`,
  choice: msg`Choice`,
  "fill-in": msg`Short answer`,
  "long-fill-in": msg`Long answer`,
  matching: msg`Pairs`,
  performance: msg`Task`,
  sequencing: msg`Order`,
  likert: msg`Opinion`,
  numeric: msg`A number`,
};

export interface LaunchAnswersProps {
  readonly answers: readonly PackageAnswer[];
  readonly items: readonly ReportedItem[];
}
type Row = PackageAnswer & { readonly place: number };

export function LaunchAnswers({ answers, items }: LaunchAnswersProps) {
  const { t } = useLingui();
  const titles = new Map(items.map(({ identifier, title }) => [identifier, title]));
  const columns: readonly Column<Row>[] = [
    {
      id: "question",
      header: t`Question`,
      heading: true,
      cell: ({ id, description, item }) => (
        <>
          <span className={styles.code}>{description || id}</span>
          {items.length > 1 && <span className={styles.path}>{titles.get(item) ?? item}</span>}
        </>
      ),
    },
    { id: "type", header: t`Type`, cell: ({ type }) => <Told>{TYPES[type] ? t(TYPES[type]) : type}</Told> },
    { id: "answer", header: t`Answer given`, cell: ({ answer }) => <Told>{answer}</Told> },
    { id: "right", header: t`Right answer`, cell: ({ right }) => <Told>{right}</Told> },
    { id: "result", header: t`Judged`, cell: ({ result }) => <Result result={result} /> },
    { id: "latency", header: t`Took`, cell: ({ latency }) => <Told>{latency}</Told> },
  ];
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Answers</Trans>
      </h2>
      <Table
        label={t`Answers`}
        columns={columns}
        rows={answers.map((one, place) => ({ ...one, place }))}
        getKey={({ place }) => String(place)}
        empty={
          <p className={styles.note}>
            <Trans>The package told no answers.</Trans>
          </p>
        }
      />
    </section>
  );
}

/** A value that the content did not report is shown as a dash. */
const Told = ({ children }: { readonly children: string }) => <span className={styles.code}>{children || "–"}</span>;

function Result({ result }: { readonly result: string }) {
  const { i18n } = useLingui();
  const known = RESULTS[result];
  return known ? <StatusChip tone={known.tone}>{i18n._(known.words)}</StatusChip> : <Told>{result}</Told>;
}
