// Knows how an author reads what a learner has reached in a package.
import { DEFAULT_MARK_TYPE, speakScore } from "@academiz/domain/scoring";
import { describeStanding, type ToldStanding } from "@academiz/domain/scorm";
import { ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "../office/office-context.ts";

/** The same as the learner reads. */
export function StandingWords({ told }: { readonly told: ToldStanding }) {
  const { i18n } = useLingui();
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const standing = describeStanding(told);
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
    case "finished": {
      const { score } = standing;
      return (
        <StatusChip tone="success">
          {score === null ? (
            <Trans>Completed</Trans>
          ) : (
            <Trans>
              Completed with <ScoreMark score={speakScore(score, markType)} />
            </Trans>
          )}
        </StatusChip>
      );
    }
    case "failed": {
      const { score } = standing;
      return (
        <StatusChip tone="error">
          {score === null ? (
            <Trans>Failed</Trans>
          ) : (
            <Trans>
              Failed with <ScoreMark score={speakScore(score, markType)} />
            </Trans>
          )}
        </StatusChip>
      );
    }
  }
}
