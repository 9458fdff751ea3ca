// Knows what a player needs of the type JUMP_FORM.
import { judgeScore } from "../game/game-config.ts";
import type { AnsweredItem, GameItemResult, GameResult } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { countFormOn, findMostFormPoints } from "./explore.ts";
import { type FormQuestion, type JumpForm, parseJumpForm } from "./schema.ts";
import { type JumpFormView, viewForm } from "./view.ts";
import { type FormStep, type FormWalk, readFormAnswers, walkForm } from "./walk.ts";

/**
 * 0–100, as a share of the most points that any way gives; undefined before the end, and where the form has no score.
 */
function scoreForm(form: JumpForm, { at, points }: FormWalk): number | undefined {
  const most = !at && form.content.scored ? (findMostFormPoints(form) ?? 0) : 0;
  return most > 0 ? Math.round((100 * Math.min(most, Math.max(0, points))) / most) : undefined;
}

const readWalk = (form: JumpForm, data: unknown): FormWalk => walkForm(form, readFormAnswers(form, data));

function score(form: JumpForm, data: unknown): GameResult {
  const walk = readWalk(form, data);
  const asked = new Set(walk.steps.map(({ question }) => question.slug));
  const items: GameItemResult[] = [
    ...[...asked].map((slug) => ({ slug, isDone: true as const })),
    ...countFormOn(form, walk.at, asked).map((slug) => ({ slug })),
  ];
  if (walk.at) return { status: asked.size === 0 ? "NOT_STARTED" : "STARTED", items };
  const worth = scoreForm(form, walk);
  if (worth === undefined) return { status: "COMPLETE", items };
  return { status: judgeScore(worth, form.config), score: worth, items };
}

const RECORDS = {
  number: "numeric",
  scale: "likert",
  date: "fill-in",
  short: "fill-in",
  long: "long-fill-in",
} as const;

function record({ question, answer }: FormStep): readonly AnsweredItem[] {
  const { slug, text: words, kind, options }: FormQuestion = question;
  if (answer.kind === "options") {
    const offered = options.map((option) => option.slug);
    return [{ kind: "choice", slug, words, options: offered, answer: answer.slugs, rightAnswer: [] }];
  }
  if (answer.kind === "passed" || kind === "choice") return [];
  const given = answer.kind === "number" ? String(answer.value) : answer.text;
  return [{ kind: "free", as: RECORDS[kind], slug, words, answer: given }];
}

/** Questions whose answers decide which one comes next. */
export const jumpForm: GameRules<JumpForm, JumpFormView> = {
  steps: [],
  parse: parseJumpForm,
  score,
  list: (form, data) => readWalk(form, data).steps.flatMap(record),
  view(form, data) {
    const walk = readWalk(form, data);
    return viewForm(form, data, walk, scoreForm(form, walk));
  },
};
