// Knows how a rule is shown as a full sentence, with a score as the organisation's mark.
import { speakThreshold } from "@academiz/domain/scoring";
import { ScoreMark } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import type { NamedElement } from "../common/name-element.ts";
import { useMarkType } from "./use-mark-type.ts";

export interface Condition {
  readonly slug: string;
  readonly type: "STATUS" | "SCORE";
  readonly score?: number | undefined;
}

export interface RuleSentenceProps {
  readonly condition: Condition;
  readonly elements: readonly NamedElement[];
}

export function RuleSentence({ condition, elements }: RuleSentenceProps) {
  const markType = useMarkType();
  const element = elements.find(({ slug }) => slug === condition.slug);
  const name = element?.inFull ?? condition.slug;
  const page = element?.kind === "interactivity" ? element.within : null;
  if (condition.type === "STATUS") {
    return page === null ? (
      <Trans>“{name}” is completed</Trans>
    ) : (
      <Trans>
        “{name}” on page “{page}” is completed
      </Trans>
    );
  }
  const score = <ScoreMark score={speakThreshold(undefined, condition.score ?? 0, markType).asked} />;
  return page === null ? (
    <Trans>
      “{name}” has a score of at least {score}
    </Trans>
  ) : (
    <Trans>
      “{name}” on page “{page}” has a score of at least {score}
    </Trans>
  );
}
