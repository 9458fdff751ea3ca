// Knows what a player needs of the type HOTSPOT.
import { readAnswers, readSeed } from "../game/answers.ts";
import type { GameItemResult, Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { findPartner, gatherPartners, type Partner } from "../game/partners.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import type { Area } from "../picture/area.ts";
import type { GamePicture } from "../picture/picture.ts";
import { type Find, type Hotspot, parseHotspot } from "./schema.ts";

/** A part of the picture. Do not show its name and its note before the game is done. */
export interface SpotView extends Area {
  readonly slug: string;
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly note: string;
  /** Key of the label that it was given; null without one, and where parts are found. */
  readonly label: string | null;
  /** Null until the game is submitted, and where parts are found. */
  readonly verdict: Verdict | null;
}
/** A question with the parts that were marked. Do not show what is right before the game is done. */
export interface FindView {
  readonly slug: string;
  readonly text: string;
  /** Slugs of the parts that are right. */
  readonly areas: readonly string[];
  /** Slugs of those that were marked, in the order of the content. */
  readonly marked: readonly string[];
  readonly verdict: Verdict | null;
  readonly explanation: string;
}

/** What a game on parts of a picture shows of itself. */
export interface HotspotView {
  readonly mode: "find" | "label";
  readonly picture: GamePicture;
  readonly areas: readonly SpotView[];
  /** Empty where parts are labelled. */
  readonly questions: readonly FindView[];
  /** The labels for the parts; empty where parts are found. */
  readonly labels: readonly Partner[];
  readonly isHidden: boolean;
  readonly isPenal: boolean;
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

const isLabelled = ({ content }: Hotspot): boolean => content.mode === "label";

export const listLabels = ({ content: { areas, strays } }: Hotspot): readonly Partner[] =>
  gatherPartners(
    areas.map(({ slug, name }) => ({ key: slug, text: name })),
    strays,
  );

/** Without a penalty, marks beyond the number of right parts are ignored. */
const readMarked = ({ content: { areas, questions, isPenal = false } }: Hotspot, data: unknown) =>
  readAnswers<readonly string[]>(data, (answer, slug) => {
    const question = questions.find((one) => one.slug === slug);
    if (!question || !Array.isArray(answer)) return undefined;
    const marked = areas.flatMap((area) => (answer.includes(area.slug) ? [area.slug] : []));
    return marked.length > 0 && (isPenal || marked.length <= new Set(question.areas).size) ? marked : undefined;
  });

const readLabels = (game: Hotspot, data: unknown): ReadonlyMap<string, string> => {
  const keys = new Set(listLabels(game).map(({ key }) => key));
  return readAnswers(data, (answer) => (typeof answer === "string" && keys.has(answer) ? answer : undefined));
};

/** The share of right parts that were found; with a penalty each wrong one takes a right one away, never below 0. */
function earn({ areas }: Find, marked: readonly string[], isPenal = false): number {
  const all = new Set(areas);
  const found = marked.filter((slug) => all.has(slug)).length;
  return Math.max(0, (isPenal ? 2 * found - marked.length : found) / all.size);
}

function judge(game: Hotspot, data: unknown): readonly GameItemResult[] {
  const { areas, questions, isPenal } = game.content;
  if (isLabelled(game)) {
    const [given, labels] = [readLabels(game, data), listLabels(game)];
    return areas.map(({ slug, name }) => {
      const answer = given.get(slug);
      return answer === undefined ? { slug } : judgeItem(slug, answer === findPartner(labels, name).key ? 1 : 0);
    });
  }
  const given = readMarked(game, data);
  return questions.map((question) => {
    const marked = given.get(question.slug);
    return marked ? judgeItem(question.slug, earn(question, marked, isPenal)) : { slug: question.slug };
  });
}

/** A picture whose parts are found, or labelled. */
export const hotspot: GameRules<Hotspot, HotspotView> = {
  steps: [],
  parse: parseHotspot,
  score: (game, data) => scoreItems(judge(game, data), game.config),
  list(game, data) {
    const { areas, questions } = game.content;
    const slugs = areas.map(({ slug }) => slug);
    if (isLabelled(game)) {
      const [given, labels] = [readLabels(game, data), listLabels(game)];
      const targets = labels.map(({ key }) => key).toSorted();
      return areas.flatMap(({ slug, name, description }, index) => {
        const answer = given.get(slug);
        if (answer === undefined) return [];
        const words = description.trim() || String(index + 1);
        const rightAnswer = findPartner(labels, name).key;
        return [{ kind: "matching", slug, words, source: slug, sources: slugs, targets, answer, rightAnswer }];
      });
    }
    const given = readMarked(game, data);
    return questions.flatMap(({ slug, text, areas: right }) => {
      const answer = given.get(slug);
      if (!answer) return [];
      const rightAnswer = slugs.filter((one) => right.includes(one));
      return [{ kind: "choice", slug, words: text, options: slugs, answer, rightAnswer }];
    });
  },
  view(game, data, items) {
    const { picture, areas, questions, isHidden = false, isPenal = false } = game.content;
    const isLabel = isLabelled(game);
    const [given, marked] = [readLabels(game, data), readMarked(game, data)];
    return {
      ...{ mode: isLabel ? "label" : "find", picture, isHidden, isPenal },
      seed: readSeed(data),
      labels: isLabel ? listLabels(game) : [],
      areas: areas.map(({ sample: _, ...area }, index) => ({
        ...area,
        number: index + 1,
        label: (isLabel && given.get(area.slug)) || null,
        verdict: isLabel ? readVerdict(items?.[index]) : null,
      })),
      questions: isLabel
        ? []
        : questions.map(({ slug, text, areas: right, explanation }, index) => ({
            ...{ slug, text, areas: [...new Set(right)], explanation },
            marked: marked.get(slug) ?? [],
            verdict: readVerdict(items?.[index]),
          })),
    };
  },
};
