// Knows how a rule that nobody may change is read.
import { Trans } from "@lingui/react/macro";
import type { NamedElement } from "../name-element.ts";
import type { Condition } from "./rule-line.tsx";

export interface RuleSentenceProps {
  readonly condition: Condition;
  readonly elements: readonly NamedElement[];
}

export function RuleSentence({ condition, elements }: RuleSentenceProps) {
  const name = elements.find(({ slug }) => slug === condition.slug)?.name ?? condition.slug;
  return condition.type === "STATUS" ? (
    <Trans>“{name}” is completed</Trans>
  ) : (
    <Trans>
      “{name}” has a score of at least {condition.score ?? 0}
    </Trans>
  );
}
