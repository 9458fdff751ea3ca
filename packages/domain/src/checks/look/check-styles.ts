// Knows the own styles of a course that make words hard to read.
import { type Learniz, readLook } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";
import { judgeStyles, type PageColors } from "./judge-styles.ts";
import type { Scheme } from "./read-styles.ts";

/** One problem a selector. `pages`: the colours of pages without styles of their own, where they are known. */
export const checkStyles = (
  learniz: Learniz,
  pages: Readonly<Record<Scheme, PageColors>> | undefined,
): readonly FoundProblem[] =>
  judgeStyles(readLook(learniz).styles, pages).map((flaw) => ({
    code: "contrast-low",
    severity: "warning",
    slugs: [],
    ...flaw,
  }));
