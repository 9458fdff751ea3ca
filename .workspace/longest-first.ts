// Knows the order of test files. The longest of a project begin first, so that none runs alone at the end. Projects
// stay apart: a worker that comes from another one reads all modules again.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each of these goes through all routes. */
const LONGEST = /\/tests\/every\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLongest), ...own.filter((file) => !isLongest(file))];
    });
  }
}
