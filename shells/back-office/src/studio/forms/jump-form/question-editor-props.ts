// Knows the props of the editors of one question of a form.
import type { FormPart, FormQuestion, JumpForm } from "@academiz/domain/games";

export interface QuestionEditorProps {
  readonly content: JumpForm["content"];
  readonly question: FormQuestion;
  readonly number: number;
  readonly random: () => number;
  /** The name of a question, by its number. */
  readonly nameOf: (number: number) => string;
  readonly onChange: (field: string, part: FormPart) => void;
}
