// Knows how rows of a spreadsheet come into a sequence that is being written: new questions are added, known ones are
// corrected, and nothing is taken away.
import { isSameJson } from "../../kernel/index.ts";
import type { DraftQuestion, DraftTheme, SequenceDraft } from "./draft.ts";
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
  const themes: DraftTheme[] = [...draft.themes];
  const homes = new Map(
    themes.flatMap(({ uuid: theme, questions }) =>
      questions.map((question) => [question.uuid, { theme, question }] as const),
    ),
  );
  const stays = new Map<string, DraftQuestion>();
  const leaves = new Set<string>();
  const arrives = new Map<string, DraftQuestion[]>();
  let room = MOST_QUESTIONS - total;
  let [added, corrected, same] = [0, 0, 0];
  for (const told of taken) {
    const at = findPlace(themes, told);
    if (at === -1 && themes.length >= MOST_THEMES) continue;
    const before = themes[at] ?? { ...told, questions: [] };
    const isRenamed = before.uuid === told.uuid && before.title !== told.title;
    const theme = isRenamed ? { ...before, title: told.title } : before;
    if (at === -1) themes.push(theme);
    else themes[at] = theme;
    const arriving = arrives.get(theme.uuid) ?? [];
    arrives.set(theme.uuid, arriving);
    for (const question of told.questions) {
      const home = homes.get(question.uuid);
      if (!home) {
        if (room <= 0) continue;
        room -= 1;
        added += 1;
        arriving.push(question);
        continue;
      }
      const next = { ...home.question, ...question };
      const isAtHome = home.theme === theme.uuid;
      if (isAtHome && !isRenamed && isSameJson(home.question, next)) same += 1;
      else corrected += 1;
      if (isAtHome) stays.set(question.uuid, next);
      else {
        leaves.add(question.uuid);
        arriving.push(next);
      }
    }
  }
  const filled = themes.map((theme) => ({
    ...theme,
    questions: [
      ...theme.questions
        .filter(({ uuid }) => !leaves.has(uuid))
        .map((question) => stays.get(question.uuid) ?? question),
      ...(arrives.get(theme.uuid) ?? []),
    ],
  }));
  return { draft: { ...draft, themes: filled }, added, corrected, same, absent: total - corrected - same };
}

function findPlace(themes: readonly DraftTheme[], { uuid, title }: DraftTheme): number {
  const known = themes.findIndex((theme) => theme.uuid === uuid);
  return known === -1 ? themes.findIndex((theme) => theme.title.trim() === title.trim()) : known;
}
