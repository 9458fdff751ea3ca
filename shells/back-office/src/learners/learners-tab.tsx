// Knows how an author sees who has started a product and how far each is.
import { connectLearners, learnersMachine } from "@academiz/application/learners";
import type { LearnerRow, ProductLibrary } from "@academiz/application/ports";
import { DEFAULT_MARK_TYPE, reaches, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { type Column, ScoreMark, StatusChip, type Tone, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { useSession } from "../office/office-context.ts";
import { AskedMark } from "./asked-mark.tsx";
import { BeforeMark } from "./before-mark.tsx";
import { Duration } from "./duration.tsx";

const TONES: Readonly<Record<string, Tone>> = {
  COMPLETE: "success",
  LEFT: "success",
  FAILED: "error",
  SHORT: "warning",
  LOST: "error",
};
/** Every page is done, and what is asked of the course was not reached; no attempt is left that could reach it. */
const [SHORT, LOST] = ["SHORT", "LOST"];
/** Complete, with pages that came since, or that its score left out. */
const LEFT = "LEFT";
const MISSED = ["FAILED", SHORT, LOST];
/** As the learner's own card says it: of a course alone more than its status is known. */
function readStatus({ status, percentage, isLost }: LearnerRow, isCourse: boolean): string {
  if (isCourse && status === "COMPLETE" && percentage < 100) return LEFT;
  if (!isCourse || status !== "STARTED" || percentage !== 100) return status;
  return isLost ? LOST : SHORT;
}

export interface LearnersTabProps {
  /** Of the product's type. */
  readonly library: Pick<ProductLibrary, "listLearners">;
  readonly slug: string;
  readonly isCourse?: boolean;
  /** ISO timestamp of its last publication; null before the first one: learners cannot open it then. */
  readonly publishedAt: string | null;
  /** How a type of product tells what its learners have reached, where status and percentage do not say it. */
  readonly standing?: (row: LearnerRow) => ReactNode;
  /** The score that the product is won from, 0–100: said beside one that is under it. */
  readonly asked?: number | undefined;
  /** Where the line of a learner leads. */
  readonly onOpen?: (row: LearnerRow) => void;
}

export function LearnersTab(props: LearnersTabProps) {
  const { library, slug, isCourse = false, publishedAt, standing, asked, onOpen } = props;
  const { t, i18n } = useLingui();
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const [snapshot, send] = useActor(learnersMachine, {
    input: { load: (product: string) => library.listLearners(product), criteria: slug },
  });
  const view = connectLearners(snapshot);
  const statuses: Readonly<Record<string, string>> = {
    COMPLETE: t`Completed`,
    [LEFT]: t`Completed, pages are left`,
    FAILED: t`Failed`,
    STARTED: t`Started`,
    NOT_STARTED: t`Not started`,
    LOCKED: t`Locked`,
    [SHORT]: t`Something is still missing`,
    [LOST]: t`Not passed`,
  };
  const read = (row: LearnerRow) => readStatus(row, isCourse);
  const judged: readonly Column<LearnerRow>[] = [
    {
      id: "status",
      header: t`Status`,
      cell: (row) => <StatusChip tone={TONES[read(row)]}>{statuses[read(row)] ?? row.status}</StatusChip>,
    },
    {
      id: "percentage",
      header: t`Progress`,
      align: "end",
      // What was failed is over: how much of it was done says nothing beside its score.
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
      cell: (row) => {
        const { score } = row;
        if (score === null) return "–";
        const isMissed = MISSED.includes(read(row)) && asked !== undefined && !reaches(score, asked);
        if (!isMissed) return <ScoreMark score={speakScore(score, markType)} />;
        const said = speakThreshold(score, asked, markType);
        return (
          <span>
            <ScoreMark score={said.reached ?? speakScore(score, markType)} />
            <AskedMark score={said.asked} />
          </span>
        );
      },
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
  return (
    <OfficeList
      label={t`Learners`}
      view={view}
      send={send}
      columns={columns}
      getKey={({ identifier }) => identifier}
      door={
        onOpen &&
        ((row) => {
          const name = nameLearner(row);
          return { onOpen: () => onOpen(row), label: t`Visits of ${name}` };
        })
      }
      isRefreshable
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

const nameLearner = ({ name, identifier }: LearnerRow): string => name || identifier;
