// Knows how an author sees who has started a product, and each one's progress.
import type { LearnersView } from "@academiz/application/learners";
import type { LearnerRow, ProductLibrary } from "@academiz/application/ports";
import type { ProductType } from "@academiz/domain/catalog";
import { type Column, Duration, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { TableFiles } from "../lists/table-files.tsx";
import { BeforeMark } from "./before-mark.tsx";
import { LearnerScore, LearnerState } from "./learner-state.tsx";

export interface StartedProps {
  readonly type: ProductType;
  /** The library of the product's type. */
  readonly library: Pick<ProductLibrary, "writeLearners" | "listAnswers">;
  readonly slug: string;
  readonly isCourse?: boolean;
  /** ISO timestamp of its last publication; null before the first one: learners cannot open it then. */
  readonly publishedAt: string | null;
  /** Draws what a learner has reached, for types where status and percentage do not show it. */
  readonly standing?: (row: LearnerRow) => ReactNode;
  /** The required score of the product, 0–100: shown beside a lower one. */
  readonly asked?: number | undefined;
  /** The learner who is shown beside the list; absent where another panel is. */
  readonly read?: Read & {
    /** False for a type whose answers are not kept one by one. */
    readonly hasAnswers?: boolean;
    /** What else leads on from a learner, by their identifier. */
    readonly more?: (identifier: string) => ReactNode;
  };
  /** Another panel about one learner, instead of their answers. */
  readonly panel?: Read & {
    /** The accessible name of the link in a learner's row. */
    readonly label: (name: string) => string;
    readonly render: (learner: Pick<LearnerRow, "identifier" | "name">) => ReactNode;
  };
}
/** The learner who is shown, by their identifier, and how to show another. */
interface Read {
  readonly learner: string | undefined;
  readonly onLearner: (identifier: string | undefined) => void;
}

interface StartedLearnersProps extends StartedProps {
  readonly view: LearnersView;
  readonly onRetry: () => void;
}

export function StartedLearners(props: StartedLearnersProps) {
  const { view, onRetry, library, slug, isCourse = false, publishedAt, standing, asked, read, panel } = props;
  const { t, i18n } = useLingui();
  const judged: readonly Column<LearnerRow>[] = [
    { id: "status", header: t`Status`, cell: (row) => <LearnerState row={row} isCourse={isCourse} /> },
    {
      id: "percentage",
      header: t`Progress`,
      align: "end",
      // For a failed play the share that was done means nothing beside its score.
      cell: ({ status, percentage }) =>
        status === "FAILED" ? "–" : i18n.number(percentage / 100, { style: "percent" }),
    },
  ];
  const columns: readonly Column<LearnerRow>[] = [
    { id: "name", header: t`Learner`, heading: true, cell: (row) => nameLearner(row) },
    ...(standing ? [{ id: "standing", header: t`Result`, cell: standing }] : judged),
    {
      id: "score",
      header: t`Score`,
      align: "end",
      cell: (row) => <LearnerScore row={row} isCourse={isCourse} asked={asked} />,
    },
    { id: "time", header: t`Time`, align: "end", cell: ({ time }) => <Duration seconds={time} /> },
    {
      id: "eventDate",
      header: t`Last activity`,
      cell: ({ eventDate }) => (
        <span>
          <When at={eventDate} />
          {publishedAt !== null && Date.parse(eventDate) < Date.parse(publishedAt) && <BeforeMark />}
        </span>
      ),
    },
  ];
  const openRow = (row: LearnerRow) => {
    const name = nameLearner(row);
    if (panel) return { onOpen: () => panel.onLearner(row.identifier), label: panel.label(name) };
    if (!read) return null;
    const label = read.hasAnswers === false ? t`Open ${name}` : t`Answers of ${name}`;
    return { onOpen: () => read.onLearner(row.identifier), label };
  };
  return (
    <OfficeList
      label={t`Learners`}
      view={view}
      send={onRetry}
      columns={columns}
      getKey={({ identifier }) => identifier}
      door={openRow}
      isRefreshable
      tools={
        view.rows.length > 0 && (
          <TableFiles title={t`Learners`} write={(format) => library.writeLearners(slug, format)} />
        )
      }
      failure={<Trans>The learners could not be loaded</Trans>}
      empty={{
        icon: <Users size={24} aria-hidden />,
        title: <Trans>Nobody has started yet</Trans>,
        text:
          publishedAt !== null ? (
            <Trans>It is published: whoever opens it appears here with their progress.</Trans>
          ) : (
            <Trans>Once it is published, whoever opens it appears here with their progress.</Trans>
          ),
      }}
    />
  );
}

export const nameLearner = ({ name, identifier }: LearnerRow): string => name || identifier;
