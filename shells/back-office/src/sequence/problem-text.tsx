// Knows the words in which an author reads what is wrong with a smart sequence.
import type { SequenceProblemKind } from "@academiz/domain/sequences";
import { Trans } from "@lingui/react/macro";

export function ProblemText({ kind }: { readonly kind: SequenceProblemKind }) {
  switch (kind) {
    case "no-question":
      return <Trans>There is no question yet: add the first one.</Trans>;
    case "theme-untitled":
      return <Trans>A theme has no title.</Trans>;
    case "theme-twice":
      return <Trans>Two themes have the same identifier: take one of them away.</Trans>;
    case "question-twice":
      return <Trans>Another question has the same identifier: take one of them away.</Trans>;
    case "question-blank":
      return <Trans>Nothing is asked.</Trans>;
    case "answers-too-few":
      return <Trans>A choice has two answers at least: write another one.</Trans>;
    case "answer-blank":
      return <Trans>An answer is empty.</Trans>;
    case "no-right":
      return <Trans>No answer is marked as right.</Trans>;
    case "several-right":
      return <Trans>Several answers are right, and learners choose one: say “several answers”, or leave one.</Trans>;
    case "no-accepted":
      return <Trans>No spelling is accepted yet.</Trans>;
    case "levels-missing":
      return <Trans>All questions of this theme have one level: a mastery needs two levels or more.</Trans>;
    case "mastery-beyond":
      return (
        <Trans>
          This theme can never be mastered: it asks too few questions, or too few of them stand at its highest level.
        </Trans>
      );
    case "test-too-short":
      return <Trans>A test asks five questions or more.</Trans>;
    case "story-empty":
      return <Trans>The story has no picture: it is not shown.</Trans>;
  }
}
