// Knows what a player needs of the type ACADEMIZ_STORY.
import { readAnswers } from "../game/answers.ts";
import { judgeScore } from "../game/game-config.ts";
import type { AnsweredItem, GameItemResult, GameResult } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { countOn } from "./count-on.ts";
import { findMostPoints } from "./explore.ts";
import { parseStory, type Story } from "./schema.ts";
import { type StoryView, viewStory } from "./view.ts";
import { type Walk, walkStory } from "./walk.ts";

/** The choices that were made, in their order. */
const readPath = (data: unknown): readonly unknown[] =>
  readAnswers(data, (answer, slug) => (slug === "path" && Array.isArray(answer) ? answer : undefined)).get("path") ??
  [];

/** 0–100; undefined where the story has no score. */
function scoreWalk(story: Story, { standing: { scene, points } }: Walk): number | undefined {
  switch (story.content.scoring) {
    case "none":
      return undefined;
    case "endings":
      return scene.ending?.score === undefined ? undefined : Math.round(scene.ending.score);
    case "points": {
      const most = findMostPoints(story) ?? 0;
      return most > 0 ? Math.round((100 * Math.min(most, Math.max(0, points))) / most) : undefined;
    }
  }
}

/** Each visit of a scene is a step of its own. */
const nameSteps = ({ steps }: Walk): readonly string[] =>
  steps.map(({ scene }, index) => {
    const before = steps.slice(0, index).filter((step) => step.scene.slug === scene.slug).length;
    return before === 0 ? scene.slug : `${scene.slug}.${before + 1}`;
  });

function score(story: Story, data: unknown): GameResult {
  const walk = walkStory(story, readPath(data));
  const items: GameItemResult[] = [
    ...nameSteps(walk).map((slug) => ({ slug, isDone: true as const })),
    ...countOn(story, walk).map((slug) => ({ slug })),
  ];
  const { ending } = walk.standing.scene;
  if (!ending) return { status: walk.steps.length === 0 ? "NOT_STARTED" : "STARTED", items };
  const worth = scoreWalk(story, walk);
  const status = ending.failed ? "FAILED" : worth === undefined ? "COMPLETE" : judgeScore(worth, story.config);
  return { status, ...(worth !== undefined && { score: worth }), items };
}

function list(story: Story, data: unknown): readonly AnsweredItem[] {
  const walk = walkStory(story, readPath(data));
  const names = nameSteps(walk);
  return walk.steps.map(({ scene, way }, index) => {
    const most = Math.max(...scene.ways.map((one) => one.points));
    const isWeighed = story.content.scoring === "points" && scene.ways.some((one) => one.points < most);
    return {
      ...{ kind: "choice", slug: names[index] ?? scene.slug, words: scene.title || scene.text },
      options: scene.ways.map(({ slug }) => slug),
      answer: [way.slug],
      rightAnswer: isWeighed ? scene.ways.flatMap((one) => (one.points === most ? [one.slug] : [])) : [],
    } as const;
  });
}

/** Scenes with choices that lead to others, until an ending. */
export const story: GameRules<Story, StoryView> = {
  steps: [],
  parse: parseStory,
  score,
  list,
  view: (game, data) => viewStory(game, walkStory(game, readPath(data))),
};
