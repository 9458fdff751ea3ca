// Knows what a player needs of the type ACADEMIZ_SAYNETE.
import type { AnsweredItem, GameItemResult } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, scoreItems } from "../game/score-items.ts";
import { parseSketch, type Sketch, type SketchLine } from "./schema.ts";
import { isRightTurn, listTurns, readTurns, type SketchAnswer } from "./turns.ts";
import { type SketchView, viewSketch } from "./view.ts";

function record(sketch: Sketch, line: SketchLine, answer: SketchAnswer): AnsweredItem {
  const { mode, lines } = sketch.content;
  const place = lines.findIndex(({ slug }) => slug === line.slug);
  // A line that the learner chooses has no text: the line that it replies to is told in its place.
  const { slug, text } = line;
  const words = text || lines[place - 1]?.text || slug;
  switch (mode) {
    case "reply": {
      const rightAnswer = line.replies.flatMap((one) => (one.right ? [one.slug] : []));
      // Where several replies are good, the chosen one is told as the right one.
      const good = rightAnswer.includes(String(answer)) ? [String(answer)] : rightAnswer.slice(0, 1);
      return {
        ...{ kind: "choice", slug, words, answer: [String(answer)], rightAnswer: good },
        options: line.replies.map((one) => one.slug),
      };
    }
    case "order":
      return {
        ...{ kind: "numeric", slug, words, answer: Number(answer) + 1, rightAnswer: place + 1, tolerance: 0 },
        isRight: isRightTurn(sketch, line, answer),
      };
    case "spot":
      return { kind: "true-false", slug, words, answer: answer === true, rightAnswer: line.isWrong };
  }
}

/** Lines that characters say in turn: the learner chooses some, orders all, or finds those that went wrong. */
export const sketch: GameRules<Sketch, SketchView> = {
  steps: [],
  parse: parseSketch,
  score(game, data) {
    const turns = readTurns(game, data);
    const items = listTurns(game).map((line): GameItemResult => {
      const answer = turns.get(line.slug);
      return answer === undefined ? { slug: line.slug } : judgeItem(line.slug, isRightTurn(game, line, answer) ? 1 : 0);
    });
    return scoreItems(items, game.config);
  },
  list(game, data) {
    const turns = readTurns(game, data);
    return listTurns(game).flatMap((line) => {
      const answer = turns.get(line.slug);
      return answer === undefined ? [] : [record(game, line, answer)];
    });
  },
  view: (game, data, items) => viewSketch(game, readTurns(game, data), data, items),
};
