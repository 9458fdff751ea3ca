// Knows the words in which an author reads what is wrong with a smart sequence.
import type { MasteryLack, SequenceProblem } from "@academiz/domain/sequences";
import { Plural, Trans } from "@lingui/react/macro";

export interface ProblemTextProps {
  readonly problem: Pick<SequenceProblem, "kind" | "lack">;
}

export function ProblemText({ problem: { kind, lack } }: ProblemTextProps) {
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
    case "no-number":
      return <Trans>The right number cannot be read: write 12.5, or 12.5 ± 0.1 km.</Trans>;
    case "levels-missing":
      return <Trans>All questions of this theme have one level: a mastery needs two levels or more.</Trans>;
    case "mastery-beyond":
      return lack ? <LackText lack={lack} /> : <Trans>This theme can never be mastered.</Trans>;
    case "test-too-short":
      return <Trans>A test asks five questions or more.</Trans>;
    case "story-empty":
      return <Trans>The story has no picture: it is not shown.</Trans>;
  }
}

/** Why nobody can master a theme, and what its author can do. */
function LackText({ lack: { of, level, has, needs } }: { readonly lack: MasteryLack }) {
  switch (of) {
    case "top":
      return (
        <Plural
          value={has}
          one={`This theme can never be mastered: # question stands at level ${level}, its highest, and it takes ${needs} there at least. Add some, or ask for fewer right answers in the strategy.`}
          other={`This theme can never be mastered: # questions stand at level ${level}, its highest, and it takes ${needs} there at least. Add some, or ask for fewer right answers in the strategy.`}
        />
      );
    case "most":
      return (
        <Plural
          value={has}
          one={`This theme can never be mastered: # of its questions is asked at most, and it takes ${needs} at least. Have more asked in the strategy, or ask for fewer right answers.`}
          other={`This theme can never be mastered: # of its questions are asked at most, and it takes ${needs} at least. Have more asked in the strategy, or ask for fewer right answers.`}
        />
      );
    case "last":
      return (
        <Trans>
          This theme can never be mastered: the strategy asks for {needs} right answers among the last {has}. Ask for
          fewer right answers.
        </Trans>
      );
  }
}
