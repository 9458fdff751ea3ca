// Knows where the problems of a course are corrected: where each leads to, and where the outline counts it.
import type { CourseProblem } from "@academiz/domain/checks";
import type { NamedElement } from "../common/name-element.ts";

type Places = readonly Pick<NamedElement, "slug" | "place">[];

/** Undefined for a problem of the course as a whole, and for a rule of the course that names one of its parts. */
function findSlug(problem: CourseProblem): string | undefined {
  const isRuleOfCourse = "owner" in problem && problem.owner === null;
  return isRuleOfCourse ? undefined : problem.slugs[0];
}

/** The chapter or slide to show for a problem; undefined where it is corrected in the settings of the course. */
export function findPlace(problem: CourseProblem, elements: Places): string | undefined {
  const slug = findSlug(problem);
  return slug === undefined ? undefined : elements.find((element) => element.slug === slug)?.place;
}

/** The field of its block that a problem concerns, the first where there are several; empty where it concerns none. */
export function findPartName(problem: CourseProblem): string {
  if (problem.code === "game-never-passed") return "threshold";
  if (problem.code === "game-flawed") return `text:${Math.max(1, problem.numbers[0] ?? 1)}`;
  if (problem.code === "table-without-head") return "table";
  if (problem.code === "embed-without-title") return "embed";
  if (problem.code === "embed-not-allowed") return "embed-host";
  if (problem.code === "film-flawed") return "film";
  if (problem.code === "link-nowhere") return problem.number === 0 ? "" : `address:${problem.number}`;
  if (problem.code === "unwritten-part") return findUnwrittenPart(problem);
  if (problem.code !== "unwritten-question") return "";
  const { kind, numbers } = problem;
  return `${kind === "sample" || kind === "blank" ? "text" : kind}:${numbers[0] ?? ""}`;
}

type UnwrittenPart = Extract<CourseProblem, { code: "unwritten-part" }>;

/** For an example, its first words; for a file that must be opened, its choice. */
function findUnwrittenPart({ type, kind, numbers }: UnwrittenPart): string {
  if (type === "text-box") return "";
  const fields = { sample: type === "attachment" ? "name" : "front", "required-address": "address" } as const;
  return `${kind in fields ? fields[kind as keyof typeof fields] : kind}:${numbers[0] ?? ""}`;
}

/** The kind of rules that a problem concerns: what opens a page or completes it; null for any other problem. */
export function findRules(problem: CourseProblem): "opening" | "completion" | null {
  if ("rule" in problem) return problem.rule;
  const isOfOpening =
    problem.code === "never-opens" || problem.code === "waits-in-circle" || problem.code === "requires-later";
  return isOfOpening ? "opening" : null;
}

/** The part of the course's settings that a problem of the course as a whole concerns. */
export function findCoursePart({ code }: CourseProblem): "background" | "styles" | "conditions" {
  if (code === "contrast-low") return "styles";
  return code === "missing-alternative" || code === "file-gone" || code === "file-untagged"
    ? "background"
    : "conditions";
}

/** The name of the page of a block's problem, since problems of two blocks may read alike. */
export function findPageName(
  problem: CourseProblem,
  elements: readonly Pick<NamedElement, "slug" | "kind" | "within">[],
): string | null {
  const slug = findSlug(problem);
  const element = elements.find((one) => one.slug === slug);
  return element?.kind === "interactivity" ? element.within : null;
}

/** The slug of a chapter or slide → the number of problems that are corrected there. */
export function countByPlace(problems: readonly CourseProblem[], elements: Places): ReadonlyMap<string, number> {
  const places = new Map(elements.map(({ slug, place }) => [slug, place]));
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const place = places.get(findSlug(problem) ?? "");
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}
