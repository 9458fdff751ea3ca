// Knows the names of the kinds of questions.
import type { QuestionKind } from "@academiz/domain/sequences";
import { useLingui } from "@lingui/react/macro";

export function useKindWords(): Readonly<Record<QuestionKind, string>> {
  const { t } = useLingui();
  return {
    SINGLE: t`One answer`,
    MULTIPLE: t`Several answers`,
    TRUE_FALSE: t`True or false`,
    SHORT_ANSWER: t`Typed words`,
    NUMBER: t`Number`,
    ORDERING: t`To put in order`,
  };
}
