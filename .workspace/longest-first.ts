// Knows which files of tests take longest: they begin first, so that none goes on alone when all the others are done.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each goes through all routes. */
const LONGEST = /\/tests\/every\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
