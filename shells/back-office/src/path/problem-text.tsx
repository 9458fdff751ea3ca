// Knows the words in which an author reads what is wrong with a node of a path.
import type { PathProblem } from "@academiz/domain/paths";
import { Trans } from "@lingui/react/macro";

export interface ProblemTextProps {
  readonly problem: PathProblem;
  /** The name of the other node that is concerned; empty where there is none. */
  readonly other: string;
}

export function ProblemText({ problem: { kind }, other }: ProblemTextProps) {
  switch (kind) {
    case "unknown":
      return <Trans>What stands here cannot be read: delete it.</Trans>;
    case "twice":
      return <Trans>It stands here twice.</Trans>;
    case "start":
      return <Trans>A path has one start.</Trans>;
    case "successor":
      return <Trans>“{other}” may not follow directly: add something in between.</Trans>;
    case "missing":
      return <Trans>It leads to a step that is no more.</Trans>;
    case "dead-end":
      return <Trans>Nothing comes after it: add what follows, or the end.</Trans>;
    case "too-many":
      return <Trans>Only one step may follow it.</Trans>;
    case "too-few":
      return <Trans>It has a single way: add another one.</Trans>;
    case "cycle":
      return <Trans>It leads back to itself: learners would never come to the end.</Trans>;
    case "unreachable":
      return <Trans>No way leads here.</Trans>;
    case "never-joined":
      return other === "" ? (
        <Trans>No ways were opened that come together here.</Trans>
      ) : (
        <Trans>The way of “{other}” never comes here: learners would wait for ever.</Trans>
      );
    case "test":
      return <Trans>Say what it depends on.</Trans>;
    case "tested":
      return <Trans>It can depend on one task only, the one just before it.</Trans>;
    case "product":
      return <Trans>Choose a product.</Trans>;
    case "closed":
      return <Trans>Learners do not find this product: publish it, or choose another one.</Trans>;
    case "not-everybody":
      return <Trans>Not everybody who has the path may open this product: change the audience of one of them.</Trans>;
    case "gone":
      return (
        <Trans>Its product was deleted, and learners are held up here: choose another one, or delete the step.</Trans>
      );
    case "mail":
      return <Trans>The mail needs a subject and a text.</Trans>;
  }
}
