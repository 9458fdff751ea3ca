// Knows the tables whose cells nothing names: who hears them hears values alone.
import { listBlocks } from "../interactivities/index.ts";
import type { Learniz } from "../learniz/index.ts";
import type { FoundProblem } from "./problems/problem.ts";

/** One problem a block of its page; `numbers` count its tables from 1. */
export const checkTables = ({ chapters }: Learniz): readonly FoundProblem[] =>
  chapters
    .flatMap(({ slides }) => slides)
    .flatMap(({ slug, interactivities }) =>
      interactivities.flatMap((one): FoundProblem[] => {
        const numbers = listBlocks(one)
          .filter((block) => block.type === "table")
          .flatMap(({ headRow, headColumn }, index) => (headRow || headColumn ? [] : [index + 1]));
        return numbers.length > 0
          ? [{ code: "table-without-head", severity: "warning", slugs: [one.slug, slug], numbers }]
          : [];
      }),
    );
