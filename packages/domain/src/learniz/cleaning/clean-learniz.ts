// Knows the cleaning of a course when it is loaded (§5.34–§5.38).
import { deriveFreeSlug, type Notice } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import { dropDanglingRules } from "./drop-dangling-rules.ts";
import { mendInteractivities } from "./mend-interactivities.ts";
import { mendSlugs } from "./mend-slugs.ts";
import { splitInteractivities } from "./split-interactivities.ts";

/**
 * A course of the current version as it may be played (§5.34–§5.38): slugs unique, weights of games within
 * 0–1,000,000, one content in each text box, no rule that names what is not there, no link that runs script; with a
 * notice for each oddity except text boxes that were split. Slugs made here come from the owner's slug and the index,
 * so that each load gives the same ones: the progress of learners is kept under them. Cleaning twice is cleaning once;
 * the given course is not changed.
 */
export function cleanLearniz(learniz: Learniz): { learniz: Learniz; notices: readonly Notice[] } {
  const mended = mendSlugs(learniz, (old, indexes, isTaken) =>
    deriveFreeSlug(old === "" ? `nullSlug-${indexes.join("-")}` : `${old}-${indexes.join("-")}`, isTaken),
  );
  const cleaned = dropDanglingRules(splitInteractivities(mended.learniz));
  const { learniz: whole, notices } = mendInteractivities(cleaned.learniz);
  return { learniz: whole, notices: [...mended.notices, ...cleaned.notices, ...notices] };
}
