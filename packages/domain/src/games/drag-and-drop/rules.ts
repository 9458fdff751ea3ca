// Knows what a player needs of the type DRAG_AND_DROP.
import { readAnswers, readSeed } from "../game/answers.ts";
import type { Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import type { Area } from "../picture/area.ts";
import { type GamePicture, nameShown } from "../picture/picture.ts";
import { moveWhole } from "./move-whole.ts";
import { readRooms } from "./room.ts";
import { type DragAndDrop, type Dragged, parseDragAndDrop, type ZoneLabels } from "./schema.ts";

/** Where things that belong to no zone are put, as an answer names it. */
export const NOWHERE = "nowhere";

/** One thing with where the learner put it. Do not show what is right before the game is done. */
export interface DraggedView {
  readonly slug: string;
  readonly text: string;
  readonly picture: GamePicture | null;
  /** Its words, or the alternative of its picture. */
  readonly name: string;
  /** Slug of a zone, or `nowhere`; null while it is not placed. */
  readonly answer: string | null;
  /** Slugs of the right zones; empty for a decoy. */
  readonly zones: readonly string[];
  /** Null until it is judged: at the end, or at once in training. */
  readonly verdict: Verdict | null;
  /** May be empty; not to be shown before it is judged. */
  readonly explanation: string;
}
export interface ZoneView extends Area {
  readonly slug: string;
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  /** How many things it takes; null: any number. */
  readonly room: number | null;
}

/** What a game of things and zones shows of itself. */
export interface DragAndDropView {
  readonly picture: GamePicture | null;
  readonly zones: readonly ZoneView[];
  readonly items: readonly DraggedView[];
  readonly labels: ZoneLabels;
  /** The place for decoys, as an answer names it; null where there are none. */
  readonly nowhere: string | null;
  readonly isTraining: boolean;
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

/** True where some thing belongs to no zone. */
export const hasDecoys = ({ items }: DragAndDrop["content"]): boolean =>
  items.some(({ zones, isLost }) => zones.length === 0 && !isLost);

const readPlaces = ({ content }: DragAndDrop, data: unknown): ReadonlyMap<string, string> => {
  const places = new Set(content.zones.map(({ slug }) => slug));
  if (hasDecoys(content)) places.add(NOWHERE);
  return readAnswers(data, (answer) => (typeof answer === "string" && places.has(answer) ? answer : undefined));
};

const isRight = ({ zones }: Dragged, place: string): boolean =>
  zones.length === 0 ? place === NOWHERE : zones.includes(place);

function judge(game: DragAndDrop, data: unknown) {
  const places = readPlaces(game, data);
  return game.content.items.map((one) => {
    const place = places.get(one.slug);
    return place === undefined ? { slug: one.slug } : judgeItem(one.slug, isRight(one, place) ? 1 : 0);
  });
}

/** Things that are put into the zones where they belong. */
export const dragAndDrop: GameRules<DragAndDrop, DragAndDropView> = {
  steps: [moveWhole],
  parse: parseDragAndDrop,
  score: (game, data) => scoreItems(judge(game, data), game.config),
  list(game, data) {
    const places = readPlaces(game, data);
    const { items, zones } = game.content;
    const sources = items.map(({ slug }) => slug);
    const targets = [...zones.map(({ slug }) => slug), ...(hasDecoys(game.content) ? [NOWHERE] : [])];
    return items.flatMap((one) => {
      const answer = places.get(one.slug);
      if (answer === undefined) return [];
      // Where several zones are right, the chosen one is told as the right one.
      const rightAnswer = isRight(one, answer) ? answer : (one.zones[0] ?? NOWHERE);
      const { slug } = one;
      return [{ kind: "matching", slug, words: nameShown(one), source: slug, sources, targets, answer, rightAnswer }];
    });
  },
  view(game, data, items) {
    const { content } = game;
    const [places, rooms] = [readPlaces(game, data), readRooms(content)];
    const isTraining = content.isTraining ?? false;
    const judged = items ?? (isTraining ? judge(game, data) : null);
    return {
      seed: readSeed(data),
      picture: content.picture ?? null,
      labels: content.labels ?? "shown",
      nowhere: hasDecoys(content) ? NOWHERE : null,
      isTraining,
      zones: content.zones.map(({ slug, name, description, x, y, width, height }, index) => ({
        ...{ slug, name, description, x, y, width, height },
        number: index + 1,
        room: rooms.get(slug) ?? null,
      })),
      items: content.items.map((one, index) => ({
        ...{ slug: one.slug, text: one.text, zones: one.zones, explanation: one.explanation },
        picture: one.picture ?? null,
        name: nameShown(one),
        answer: places.get(one.slug) ?? null,
        verdict: readVerdict(judged?.[index]),
      })),
    };
  },
};
