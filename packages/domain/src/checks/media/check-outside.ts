// Knows that learners miss media which are not files of the library.
import { type Learniz, listOutsideMedia } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

export const checkOutside = (learniz: Learniz): readonly FoundProblem[] =>
  listOutsideMedia(learniz).map(({ medium, address, slugs }) => ({
    code: "media-outside",
    severity: "warning",
    slugs,
    medium,
    address,
  }));
