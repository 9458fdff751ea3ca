// Knows the headings that skip a level: who goes through a page by its headings misses something above them.
import { listBlocks } from "../interactivities/index.ts";
import type { Learniz } from "../learniz/index.ts";
import type { FoundProblem } from "./problems/problem.ts";

/**
 * A subheading in the texts of a page that no heading precedes on it: it follows the title of the page by two
 * levels. One problem a block. Cards are opened one by one, and have titles of their own.
 */
export const checkHeadings = ({ chapters }: Learniz): readonly FoundProblem[] =>
  chapters
    .flatMap(({ slides }) => slides)
    .flatMap(({ slug, interactivities }) => {
      let hasHeading = false;
      return interactivities.flatMap((one): FoundProblem[] => {
        if (one.type !== "text-box") return [];
        let count = 0;
        for (const { type } of listBlocks(one)) {
          if (type === "heading-2") hasHeading = true;
          if (type === "heading-3" && !hasHeading) count += 1;
        }
        return count > 0 ? [{ code: "heading-skipped", severity: "warning", slugs: [one.slug, slug], count }] : [];
      });
    });
