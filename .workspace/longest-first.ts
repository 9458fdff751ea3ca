// Knows which test files take longest: they begin first, so that none is left running alone at the end.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each of these goes through all routes. */
const LONGEST = /\/tests\/every\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
