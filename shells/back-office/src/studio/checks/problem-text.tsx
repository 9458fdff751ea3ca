// Knows the words for a problem, with the titles that its author knows, in the author's language.
import { type CourseProblem, explainProblem } from "@academiz/domain/checks";
import { readLocale } from "@academiz/domain/wording";
import { useLingui } from "@lingui/react/macro";
import type { NamedElement } from "../common/name-element.ts";

export interface ProblemTextProps {
  readonly problem: CourseProblem;
  readonly elements: readonly NamedElement[];
}

export function ProblemText({ problem, elements }: ProblemTextProps) {
  const { i18n } = useLingui();
  const nameOf = (slug: string) => elements.find((element) => element.slug === slug)?.name ?? slug;
  return explainProblem(problem, { locale: readLocale(i18n.locale) ?? "en", nameOf });
}
