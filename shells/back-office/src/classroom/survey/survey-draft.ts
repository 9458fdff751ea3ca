// Knows the draft of a classroom's survey: its questions in order, and when it is sent a second time.
import { readSurvey, SURVEY_LIMITS, type Survey, type SurveyQuestion } from "@academiz/domain/classiz";
import { useDraft } from "@academiz/ui";

export type SurveyDraft = ReturnType<typeof useSurveyDraft>;

export function useSurveyDraft(stored: Survey, isSaving: boolean) {
  const draft = useDraft({ questions: JSON.stringify(stored.questions), days: String(stored.laterDays) }, isSaving);
  const questions = JSON.parse(draft.values.questions) as readonly SurveyQuestion[];
  const days = Number(draft.values.days.trim() || "x");
  const areDaysWrong = !Number.isInteger(days) || days < 0 || days > SURVEY_LIMITS.laterDays;
  const write = (next: readonly SurveyQuestion[]) => draft.put("questions", JSON.stringify(next));
  return {
    draft,
    questions,
    areDaysWrong,
    /** Adds a question, or replaces the one with its slug. */
    put: (question: SurveyQuestion) =>
      write(
        questions.some(({ slug }) => slug === question.slug)
          ? questions.map((one) => (one.slug === question.slug ? question : one))
          : [...questions, question],
      ),
    remove: (slug: string) => write(questions.filter((one) => one.slug !== slug)),
    move: (at: number, by: -1 | 1) => {
      const moved = questions[at];
      if (moved) write(questions.toSpliced(at, 1).toSpliced(at + by, 0, moved));
    },
    /** What would be stored; null where something is wrong. */
    survey: areDaysWrong ? null : readSurvey({ survey: { questions, laterDays: days } }),
  };
}
