// Knows the order in which an author reads the problems of a package: each kind once, with all its places, those that
// learners notice most first.
import type { PackageReport } from "@academiz/domain/products";
import type { PackageProblem } from "@academiz/domain/scorm";

type Problems = NonNullable<PackageReport["problems"]>;
export interface ProblemKind {
  readonly code: PackageProblem;
  /** The places of this kind; a problem without a place adds none. */
  readonly places: readonly string[];
}

const WORST: readonly PackageProblem[] = [
  "organization.missing",
  "launch.none",
  "launch.missing",
  "launch.outside",
  "item.dangling",
];
const rank = (code: PackageProblem): number => (WORST.includes(code) ? WORST.indexOf(code) : WORST.length);

export function groupProblems(problems: Problems): readonly ProblemKind[] {
  const codes = [...new Set(problems.map(({ code }) => code))].sort((one, other) => rank(one) - rank(other));
  return codes.map((code) => ({
    code,
    places: problems.flatMap((one) => (one.code === code && one.at !== "" ? [one.at] : [])),
  }));
}
