// Knows how rows of a spreadsheet come into a sequence that is being written: new questions are added, known ones are
// corrected, and nothing is taken away.
import { isSameJson } from "../../kernel/index.ts";
import type { DraftTheme, SequenceDraft } from "./draft.ts";
import { countQuestions, MOST_QUESTIONS, MOST_THEMES } from "./limits.ts";

/** The sequence with the rows in it, and how many of its questions are new, changed, unchanged and in no row. */
export interface Taken {
  readonly draft: SequenceDraft;
  readonly added: number;
  readonly corrected: number;
  readonly same: number;
  readonly absent: number;
}

/**
 * A theme is known by its uuid, which renames it, else by its title. A known question takes the words of its row, and
 * the theme; it keeps its place unless its theme is another one.
 */
export function takeThemes(draft: SequenceDraft, taken: readonly DraftTheme[]): Taken {
  const total = countQuestions(draft);
  const themes = draft.themes.map((theme) => ({ ...theme, questions: [...theme.questions] }));
  const homes = new Map(themes.flatMap((theme) => theme.questions.map(({ uuid }) => [uuid, theme] as const)));
  let room = MOST_QUESTIONS - total;
  let [added, corrected, same] = [0, 0, 0];
  for (const { questions, ...told } of taken) {
    const known =
      themes.find(({ uuid }) => uuid === told.uuid) ?? themes.find(({ title }) => title.trim() === told.title.trim());
    const theme = known ?? { ...told, questions: [] };
    if (!known && themes.length >= MOST_THEMES) continue;
    if (!known) themes.push(theme);
    const isRenamed = theme.uuid === told.uuid && theme.title !== told.title;
    if (isRenamed) theme.title = told.title;
    for (const question of questions) {
      const home = homes.get(question.uuid);
      if (!home) {
        if (room <= 0) continue;
        room -= 1;
        added += 1;
        theme.questions.push(question);
        continue;
      }
      const at = home.questions.findIndex(({ uuid }) => uuid === question.uuid);
      const present = home.questions[at];
      const next = { ...present, ...question };
      const isSame = home === theme && !isRenamed && isSameJson(present, next);
      if (isSame) same += 1;
      else corrected += 1;
      if (home === theme) home.questions[at] = next;
      else {
        home.questions.splice(at, 1);
        theme.questions.push(next);
        homes.set(question.uuid, theme);
      }
    }
  }
  return { draft: { ...draft, themes }, added, corrected, same, absent: total - corrected - same };
}
