// Knows in which order an author reads what may not work in a package: each kind once, with all its places, what
// learners miss most first.
import type { PackageReport } from "@academiz/domain/products";
import type { PackageProblem } from "@academiz/domain/scorm";

type Problems = NonNullable<PackageReport["problems"]>;
export interface ProblemKind {
  readonly code: PackageProblem;
  /** Where it stands; what has no place is not among them. */
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
