// Knows how an answer is written in the words of the office.
import type { LearnerAnswer } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";

type Part = LearnerAnswer["said"][number];

export function useAnswerWords() {
  const { t, i18n } = useLingui();
  const say = (part: Part): string => {
    if (part === null) return t`an answer that is no longer offered`;
    if (typeof part === "boolean") return part ? t`True` : t`False`;
    return typeof part === "number" ? i18n.number(part) : part;
  };
  const judge = (verdict: LearnerAnswer["verdict"]): string => {
    if (verdict === null) return t`Not judged`;
    return { right: t`Right`, partly: t`Partly right`, wrong: t`Wrong` }[verdict];
  };
  return {
    say,
    judge,
    /** Empty for items that were only looked at, or left out. */
    sayAll: (said: readonly Part[]): string => (said.length === 0 ? t`No answer to show` : said.map(say).join(", ")),
  };
}
