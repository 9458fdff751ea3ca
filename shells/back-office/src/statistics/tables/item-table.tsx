// Knows how the analysis of questions is shown: how hard each is, how well it separates learners, the answers, and what
// its author should check.
import type { ItemFigures } from "@academiz/application/ports";
import type { ItemWarning } from "@academiz/domain/stats";
import { StatusChip } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TableFilesProps } from "../../lists/table-files.tsx";
import * as styles from "../statistics.css.ts";
import { useFigures } from "../use-statistics.ts";
import { ToldTable } from "./told-table.tsx";

const WARNINGS: Readonly<Record<ItemWarning, MessageDescriptor>> = {
  "nobody-right": msg`Nobody gets this right`,
  "too-hard": msg`Too hard`,
  "too-easy": msg`Too easy`,
  "better-fail": msg`Better learners fail it`,
};

export interface ItemTableProps {
  readonly items: readonly ItemFigures[];
  readonly write: TableFilesProps["write"];
}

export function ItemTable({ items, write }: ItemTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  return (
    <ToldTable
      title={t`Questions`}
      description={
        <Trans>
          Of each learner the first attempt. Difficulty is the share that is right. Discrimination goes from −1 to 1:
          above 0, those who are right here do better elsewhere too.
        </Trans>
      }
      rows={items}
      getKey={({ place, item }) => `${place} ${item}`}
      empty={<Trans>Nobody has answered a question in this period.</Trans>}
      write={write}
      columns={[
        { id: "question", header: t`Question`, heading: true, cell: (item) => <Asked item={item} /> },
        { id: "answered", header: t`Answered`, align: "end", cell: ({ answered }) => figures.count(answered) },
        {
          id: "difficulty",
          header: t`Share right`,
          align: "end",
          cell: ({ difficulty }) => figures.score(difficulty === null ? null : difficulty * 100),
        },
        {
          id: "discrimination",
          header: t`Discrimination`,
          align: "end",
          cell: ({ discrimination }) => figures.share(discrimination),
        },
        { id: "chosen", header: t`Answers chosen`, cell: (item) => <Chosen item={item} /> },
      ]}
    />
  );
}

function Asked({ item: { words, page, title, warnings } }: { readonly item: ItemFigures }) {
  const { i18n } = useLingui();
  const where = [page, title].filter(Boolean).join(" · ");
  return (
    <div className={styles.asked}>
      <span>{words ?? <Trans>A question that is asked no more</Trans>}</span>
      {where !== "" && <span className={styles.where}>{where}</span>}
      {warnings.map((warning) => (
        <StatusChip key={warning} tone="warning">
          {i18n._(WARNINGS[warning])}
        </StatusChip>
      ))}
    </div>
  );
}

function Chosen({ item: { chosen, others, rightAnswer } }: { readonly item: ItemFigures }) {
  const { t } = useLingui();
  const figures = useFigures();
  const say = (part: string | number | boolean | null) =>
    part === null ? t`an option that is gone` : typeof part === "boolean" ? (part ? t`true` : t`false`) : String(part);
  if (chosen.length === 0) return "–";
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ said, count }) => {
        const words = said.map(say).join(", ");
        const isRight = rightAnswer !== null && words === say(rightAnswer);
        return (
          <li key={words}>
            {words === "" ? "–" : words} × {figures.count(count)}
            {isRight && (
              <>
                {" "}
                <Trans>(right)</Trans>
              </>
            )}
          </li>
        );
      })}
      {others > 0 && (
        <li>
          <Trans>others</Trans> × {figures.count(others)}
        </li>
      )}
    </ul>
  );
}
