// Knows how many rules of copied parts were lost in the copy, so that the author can be told (§5.34).
import type { Learniz } from "../../content/course.ts";
import type { Requirement, Validator } from "../../content/rules.ts";
import type { CourseParts } from "./course-parts.ts";

interface Ruled {
  readonly validators: readonly Validator[];
  readonly requirements?: readonly Requirement[];
}

const countOf = ({ validators, requirements = [] }: Ruled): number =>
  [...validators, ...requirements]
    .filter((rule) => rule.generatedFromGeneralConditions !== true)
    .reduce((sum, { elements }) => sum + elements.length, 0);

const countAll = (owners: readonly Ruled[]): number => owners.reduce((sum, owner) => sum + countOf(owner), 0);

const listOwners = ({ chapters }: Pick<Learniz, "chapters">): readonly Ruled[] =>
  chapters.flatMap((chapter) => [chapter, ...chapter.slides]);

/** How many things the rules of the parts ask for that the rules of their copy, in the course `after`, do not. */
export function countLeftRules(before: Learniz, after: Learniz, { kind, parts }: CourseParts): number {
  if (kind === "interactivity") return 0;
  const had = kind === "chapter" ? countAll(listOwners({ chapters: parts })) : countAll(parts);
  return Math.max(0, had - (countAll(listOwners(after)) - countAll(listOwners(before))));
}
