// Knows how it is said of a learner how far they are, and what they reached.
import type { LearnerRow } from "@academiz/application/ports";
import { DEFAULT_MARK_TYPE, reaches, speakScore, speakThreshold } from "@academiz/domain/scoring";
import { ScoreMark, StatusChip, type Tone } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useSession } from "../office/office-context.ts";
import { AskedMark } from "./asked-mark.tsx";

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
  };
  const status = readStatus(row, isCourse);
  return <StatusChip tone={TONES[status]}>{statuses[status] ?? row.status}</StatusChip>;
}

export interface LearnerScoreProps extends LearnerStateProps {
  /** The score that the product is won from, 0–100: said beside one that is under it. */
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
