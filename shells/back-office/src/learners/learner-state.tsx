// Knows how a learner's progress and result are shown.
import type { LearnerRow } from "@academiz/application/ports";
import { DEFAULT_MARK_TYPE, reaches, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { ScoreMark, StatusChip, type Tone } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSession } from "../office/office-context.ts";
import { AskedMark } from "./asked-mark.tsx";

const TONES: Readonly<Record<string, Tone>> = {
  COMPLETE: "success",
  LEFT: "success",
  FAILED: "error",
  SHORT: "warning",
  RETRY: "warning",
  LOST: "error",
};
/**
 * `SHORT`: every page is done, but a requirement was not reached. `LOST`: and no attempt is left that could reach it.
 */
const [SHORT, LOST] = ["SHORT", "LOST"];
/** Complete, with pages that were added since, or that its score left out. */
const LEFT = "LEFT";
/** Failed, and may try again. */
const RETRY = "RETRY";
const MISSED = ["FAILED", SHORT, LOST, RETRY];
/** The state as the learner's own card shows it: a course has more states than its status. */
function readStatus({ status, percentage, isLost, attemptsLeft = 0 }: LearnerRow, isCourse: boolean): string {
  if (status === "FAILED" && attemptsLeft > 0) return RETRY;
  if (isCourse && status === "COMPLETE" && percentage < 100) return LEFT;
  if (!isCourse || status !== "STARTED" || percentage !== 100) return status;
  return isLost ? LOST : SHORT;
}

export interface LearnerStateProps {
  readonly row: LearnerRow;
  readonly isCourse: boolean;
}

export function LearnerState({ row, isCourse }: LearnerStateProps) {
  const { t } = useLingui();
  const statuses: Readonly<Record<string, string>> = {
    COMPLETE: t`Completed`,
    [LEFT]: t`Completed, pages are left`,
    FAILED: t`Failed`,
    STARTED: t`Started`,
    NOT_STARTED: t`Not started`,
    LOCKED: t`Locked`,
    [SHORT]: t`Something is still missing`,
    [LOST]: t`Not passed`,
    [RETRY]: t`${plural(row.attemptsLeft ?? 0, {
      one: "Failed so far, # attempt is left",
      other: "Failed so far, # attempts are left",
    })}`,
  };
  const status = readStatus(row, isCourse);
  return <StatusChip tone={TONES[status]}>{statuses[status] ?? row.status}</StatusChip>;
}

export interface LearnerScoreProps extends LearnerStateProps {
  /** The required score of the product, 0–100: shown beside a lower one. */
  readonly asked: number | undefined;
}

export function LearnerScore({ row, isCourse, asked }: LearnerScoreProps) {
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const { score } = row;
  if (score === null) return "–";
  const isMissed = MISSED.includes(readStatus(row, isCourse)) && asked !== undefined && !reaches(score, asked);
  if (!isMissed) return <ScoreMark score={speakScore(score, markType)} />;
  const said = speakThreshold(score, asked, markType);
  return (
    <span>
      <ScoreMark score={said.reached ?? speakScore(score, markType)} />
      <AskedMark score={said.asked} />
    </span>
  );
}
