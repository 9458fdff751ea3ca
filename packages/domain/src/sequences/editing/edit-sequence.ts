// Knows how an author edits a smart sequence.

import type { SequenceStory } from "../story.ts";
import type { StrategyRules } from "../strategies/rules.ts";
import type { DraftQuestion, DraftTheme, SequenceDraft } from "./draft.ts";
import { countQuestions, MOST_QUESTIONS, MOST_THEMES } from "./limits.ts";
import { nameAnswers } from "./name-answers.ts";
import { takeThemes } from "./take-themes.ts";

/** One edit. `move` counts places, negative ones upwards; `levels` by the uuids of questions. */
export type SequenceEdit =
  | { readonly do: "add-theme"; readonly title: string }
  | { readonly do: "name-theme"; readonly theme: string; readonly title: string }
  | { readonly do: "remove-theme"; readonly theme: string }
  | { readonly do: "move-theme"; readonly theme: string; readonly move: -1 | 1 }
  /** `opens`: the title of a theme that is added with it, where the theme does not exist. */
  | { readonly do: "add-question"; readonly theme: string; readonly question: QuestionWords; readonly opens?: string }
  | { readonly do: "write-question"; readonly question: string; readonly words: Partial<QuestionWords> }
  | { readonly do: "remove-question"; readonly question: string }
  | { readonly do: "move-question"; readonly question: string; readonly move: -1 | 1 }
  | { readonly do: "send-question"; readonly question: string; readonly theme: string }
  | { readonly do: "take-themes"; readonly themes: readonly DraftTheme[] }
  | { readonly do: "set-levels"; readonly levels: ReadonlyMap<string, number> }
  | { readonly do: "set-rules"; readonly rules: StrategyRules }
  | { readonly do: "set-threshold"; readonly threshold: number | null }
  | { readonly do: "set-counting"; readonly counting: string | null }
  | { readonly do: "set-story"; readonly story: Partial<SequenceStory> };
/** What an author writes of a question. */
export type QuestionWords = Omit<DraftQuestion, "uuid">;
/**
 * The result of an edit; `at` is the theme or question to show next, null where there is none. An edit of neither has
 * none: its author stays where they write.
 */
export interface Edited {
  readonly draft: SequenceDraft;
  readonly at?: string | null;
}

function moveOne<T>(list: readonly T[], from: number, move: number): readonly T[] {
  const to = from + move;
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

const changeTheme = (draft: SequenceDraft, uuid: string, change: (theme: DraftTheme) => DraftTheme): SequenceDraft => ({
  ...draft,
  themes: draft.themes.map((theme) => (theme.uuid === uuid ? change(theme) : theme)),
});

const findTheme = ({ themes }: SequenceDraft, question: string): DraftTheme | undefined =>
  themes.find(({ questions }) => questions.some(({ uuid }) => uuid === question));

/** The very same draft where there is nothing to change. `createId` gives new uuids. */
export function editSequence(draft: SequenceDraft, edit: SequenceEdit, createId: () => string): Edited {
  switch (edit.do) {
    case "add-theme": {
      if (draft.themes.length >= MOST_THEMES) return { draft, at: null };
      const uuid = createId();
      return { draft: { ...draft, themes: [...draft.themes, { uuid, title: edit.title, questions: [] }] }, at: uuid };
    }
    case "name-theme":
      return { draft: changeTheme(draft, edit.theme, (theme) => ({ ...theme, title: edit.title })), at: edit.theme };
    case "remove-theme": {
      const at = draft.themes.findIndex(({ uuid }) => uuid === edit.theme);
      const themes = draft.themes.filter(({ uuid }) => uuid !== edit.theme);
      return { draft: { ...draft, themes }, at: (themes[Math.max(0, at - 1)] ?? themes[0])?.uuid ?? null };
    }
    case "move-theme": {
      const at = draft.themes.findIndex(({ uuid }) => uuid === edit.theme);
      return { draft: { ...draft, themes: moveOne(draft.themes, at, edit.move) }, at: edit.theme };
    }
    case "take-themes":
      return { draft: takeThemes(draft, edit.themes).draft, at: edit.themes[0]?.uuid ?? null };
    case "set-levels":
      return { draft: putLevels(draft, edit.levels) };
    case "set-rules":
      return { draft: { ...draft, rules: edit.rules } };
    case "set-threshold":
      return { draft: { ...draft, threshold: edit.threshold } };
    case "set-counting":
      return { draft: { ...draft, counting: edit.counting } };
    case "set-story":
      return { draft: { ...draft, story: { ...draft.story, ...edit.story } } };
    default:
      return editQuestion(draft, edit, createId);
  }
}

const putLevels = (draft: SequenceDraft, levels: ReadonlyMap<string, number>): SequenceDraft => ({
  ...draft,
  themes: draft.themes.map((theme) => ({
    ...theme,
    questions: theme.questions.map((one) => ({ ...one, level: levels.get(one.uuid) ?? one.level })),
  })),
});

type QuestionEdit = Extract<
  SequenceEdit,
  { do: "add-question" | "write-question" | "remove-question" | "move-question" | "send-question" }
>;

function editQuestion(draft: SequenceDraft, edit: QuestionEdit, createId: () => string): Edited {
  if (edit.do === "add-question") {
    if (countQuestions(draft) >= MOST_QUESTIONS) return { draft, at: null };
    const uuid = createId();
    const question = { ...edit.question, answers: nameAnswers(uuid, edit.question.answers), uuid };
    if (edit.opens !== undefined && !draft.themes.some((theme) => theme.uuid === edit.theme)) {
      if (draft.themes.length >= MOST_THEMES) return { draft, at: null };
      const opened = { uuid: createId(), title: edit.opens, questions: [question] };
      return { draft: { ...draft, themes: [...draft.themes, opened] }, at: uuid };
    }
    const add = (theme: DraftTheme) => ({ ...theme, questions: [...theme.questions, question] });
    return { draft: changeTheme(draft, edit.theme, add), at: uuid };
  }
  const theme = findTheme(draft, edit.question);
  if (!theme) return { draft, at: null };
  const at = theme.questions.findIndex(({ uuid }) => uuid === edit.question);
  const before = theme.questions[at];
  const put = (questions: readonly DraftQuestion[]) => changeTheme(draft, theme.uuid, (one) => ({ ...one, questions }));
  const others = theme.questions.filter(({ uuid }) => uuid !== edit.question);
  switch (edit.do) {
    case "write-question":
      return {
        draft: put(
          theme.questions.map((one) =>
            one.uuid === edit.question
              ? { ...one, ...edit.words, answers: nameAnswers(one.uuid, edit.words.answers ?? one.answers) }
              : one,
          ),
        ),
        at: edit.question,
      };
    case "remove-question":
      return { draft: put(others), at: (others[at] ?? others[at - 1])?.uuid ?? null };
    case "move-question":
      return { draft: put(moveOne(theme.questions, at, edit.move)), at: edit.question };
    case "send-question": {
      if (!before || edit.theme === theme.uuid || !draft.themes.some(({ uuid }) => uuid === edit.theme))
        return { draft, at: null };
      const sent = (one: DraftTheme) => ({ ...one, questions: [...one.questions, before] });
      return { draft: changeTheme(put(others), edit.theme, sent), at: edit.question };
    }
  }
}
