// Knows the words for what a learner has reached in a package, for its author.
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import {
  describeStanding,
  type PackageStanding,
  type SpokenStanding,
  speakStanding,
  type ToldStanding,
} from "@academiz/domain/scorm";
import { ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { AskedMark } from "../../learners/asked-mark.tsx";
import { useSession } from "../../office/office-context.ts";

export interface StandingWordsProps {
  readonly told: ToldStanding;
  /** The required score of the package, 0–100; null where it is not known, or shown elsewhere. */
  readonly asked: number | null;
}

/** The same words as the learner's. */
export function StandingWords({ told, asked }: StandingWordsProps) {
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const standing = describeStanding(told);
  const said = speakStanding(standing, { asked, markType });
  return (
    <>
      <Chip standing={standing} mark={said.mark} />
      {said.asked && <AskedMark score={said.asked} />}
    </>
  );
}

interface ChipProps extends Pick<SpokenStanding, "mark"> {
  readonly standing: PackageStanding;
}

function Chip({ standing, mark }: ChipProps) {
  const { i18n } = useLingui();
  switch (standing.key) {
    case "new":
      return (
        <StatusChip>
          <Trans>Not started</Trans>
        </StatusChip>
      );
    case "started":
      return (
        <StatusChip>
          <Trans>Started</Trans>
        </StatusChip>
      );
    case "share": {
      const share = i18n.number(standing.percentage / 100, { style: "percent" });
      return (
        <StatusChip>
          <Trans>Started, {share}</Trans>
        </StatusChip>
      );
    }
    case "finished":
      return (
        <StatusChip tone="success">
          {mark === null ? (
            <Trans>Completed</Trans>
          ) : (
            <Trans>
              Completed with <ScoreMark score={mark} />
            </Trans>
          )}
        </StatusChip>
      );
    case "failed":
      return (
        <StatusChip tone="error">
          {mark === null ? (
            <Trans>Failed</Trans>
          ) : (
            <Trans>
              Failed with <ScoreMark score={mark} />
            </Trans>
          )}
        </StatusChip>
      );
  }
}
