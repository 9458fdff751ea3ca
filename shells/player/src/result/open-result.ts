// Knows that the result of a course is loaded with its words.
import { bringWords } from "@academiz/ui";
import { lateWords } from "../late/late-words.ts";
import { ResultPage } from "./result-page.tsx";

export function openResult(): typeof ResultPage {
  bringWords(lateWords);
  return ResultPage;
}
