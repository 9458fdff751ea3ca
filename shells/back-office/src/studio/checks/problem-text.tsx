// Knows in which words each problem of a course is told.
import type { CourseProblem } from "@academiz/domain/checks";
import { Trans } from "@lingui/react/macro";
import type { NamedElement } from "../name-element.ts";

export interface ProblemTextProps {
  readonly problem: CourseProblem;
  readonly elements: readonly NamedElement[];
}

export function ProblemText({ problem, elements }: ProblemTextProps) {
  const [first, second] = problem.slugs.map((slug) => elements.find((element) => element.slug === slug)?.name ?? slug);
  switch (problem.code) {
    case "empty-course":
      return <Trans>The course has no slide yet.</Trans>;
    case "empty-chapter":
      return <Trans>The chapter “{first}” has no slide.</Trans>;
    case "empty-slide":
      return <Trans>The slide “{first}” is empty.</Trans>;
    case "score-never-given":
      return (
        <Trans>
          “{first}” asks for a score of “{second}”, which never gives one.
        </Trans>
      );
    case "score-out-of-reach":
      return (
        <Trans>
          “{first}” asks for a score of {problem.score}, which nobody can reach.
        </Trans>
      );
    case "requires-later":
      return (
        <Trans>
          “{first}” waits for “{second}”, which comes after it.
        </Trans>
      );
    case "never-opens":
      return <Trans>“{first}” can never open: what it waits for cannot be done before it.</Trans>;
    case "never-completes":
      return <Trans>The course can never be completed.</Trans>;
    case "completes-at-first-slide":
      return (
        <Trans>The course is completed with its first slide. Ask for everything to be done, in its settings.</Trans>
      );
    case "missing-alternative":
      return problem.medium === "image" ? (
        <Trans>An image of “{first}” has no description for those who cannot see it.</Trans>
      ) : problem.medium === "audio" ? (
        <Trans>A sound of “{first}” has no transcript for those who cannot hear it.</Trans>
      ) : (
        <Trans>A video of “{first}” has no captions for those who cannot hear it.</Trans>
      );
  }
}
