// Knows what is given to those who write one question of a form.
import type { FormPart, FormQuestion, JumpForm } from "@academiz/domain/games";

export interface QuestionEditorProps {
  readonly content: JumpForm["content"];
  readonly question: FormQuestion;
  readonly number: number;
  readonly random: () => number;
  /** What a question is called, by its number. */
  readonly nameOf: (number: number) => string;
  readonly onChange: (field: string, part: FormPart) => void;
}
