// Knows how a package is looked at before it is offered (decisions 7): with the eyes of whoever imports it, and of the
// LMS that runs it.
import type { PackageFormat } from "./packager.ts";

/** What stands in a package. */
export interface PackageFacts {
  readonly format: PackageFormat;
  /** Of all files. */
  readonly paths: readonly string[];
  /** The text of its manifest; null where it has none. */
  readonly manifest: string | null;
}

export interface PackageChecker {
  /**
   * What is wrong with it, in English, for an operator; nothing where its manifest is valid against the schemas of its
   * standard and lists what is there.
   */
  check(facts: PackageFacts): Promise<readonly string[]>;
}

export interface PackageDriver {
  /**
   * Runs what the package's player says to an LMS against one, with these params: begun, half done, left, resumed,
   * done. Answers what went wrong, in English; nothing where the LMS complained of nothing and gave back what it was
   * given.
   */
  drive(params: unknown): Promise<readonly string[]>;
}
