// Knows how an author changes a sketch: its characters, their lines, and the replies in place of a line.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import {
  LEAST_REPLIES,
  LEAST_SPEAKERS,
  MOST_LINES,
  MOST_REPLIES,
  MOST_SPEAKERS,
  type Reply,
  type Sketch,
  type SketchLine,
  type Speaker,
} from "./schema.ts";

type Content = Sketch["content"];
const withContent = <G extends Sketch>(game: G, part: Partial<Content>): G => ({
  ...game,
  content: { ...game.content, ...part },
});

/**
 * The game with an empty line at the end, by a character who did not speak last; the very same game when it is full.
 */
export function addLine<G extends Sketch>(game: G, random: () => number): G {
  const { lines, speakers } = game.content;
  if (lines.length >= MOST_LINES) return game;
  const last = speakers.findIndex(({ slug }) => slug === lines.at(-1)?.speaker);
  const line: SketchLine = {
    ...{ slug: createSlug(random), speaker: speakers[(last + 1) % speakers.length]?.slug ?? "", text: "" },
    ...{ expression: "calm", replies: [], isWrong: false, explanation: "" },
  };
  return withContent(game, { lines: [...lines, line] });
}

/** What an author writes of a line; undefined removes a part. */
export type LinePart = Partial<Omit<SketchLine, "slug" | "sample">>;

/** The game with a part of one line changed; an equal one when it has no such line. */
export const changeLine = <G extends Sketch>(game: G, slug: string, part: LinePart): G =>
  withContent(game, { lines: changeOne(game.content.lines, slug, part) });
export const keepLine = <G extends Sketch>(game: G, slug: string): G =>
  withContent(game, { lines: keepOne(game.content.lines, slug) });
export const moveLine = <G extends Sketch>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { lines: moveOne(game.content.lines, slug, step) });
/** Removes a line; one stays. */
export const removeLine = <G extends Sketch>(game: G, slug: string): G =>
  game.content.lines.length > 1 ? withContent(game, { lines: removeOne(game.content.lines, slug) }) : game;

const makeReply = (random: () => number, right: boolean): Reply => ({
  ...{ slug: createSlug(random), text: "", right, answer: "" },
});
/** Makes a line one that the learner chooses, with a good and a bad reply, or one that is said, with none. */
export const letChoose = (isChosen: boolean, random: () => number): LinePart => ({
  replies: isChosen ? [makeReply(random, true), makeReply(random, false)] : [],
});
export const addReply = ({ replies }: SketchLine, random: () => number): LinePart =>
  replies.length < MOST_REPLIES ? { replies: [...replies, makeReply(random, false)] } : {};

/** Changes a reply; at least one good one stays. */
export function changeReply({ replies }: SketchLine, slug: string, part: Partial<Omit<Reply, "slug">>): LinePart {
  const changed = changeOne(replies, slug, part);
  return changed.some(({ right }) => right) ? { replies: changed } : {};
}
/** Removes a reply; at least two stay, and one that is good. */
export function removeReply({ replies }: SketchLine, slug: string): LinePart {
  const left = removeOne(replies, slug);
  if (left.length < LEAST_REPLIES) return {};
  const hasRight = left.some(({ right }) => right);
  return { replies: hasRight ? left : left.map((one, index) => (index === 0 ? { ...one, right: true } : one)) };
}

/** The game with another character, without a name; the very same game when it is full. */
export const addSpeaker = <G extends Sketch>(game: G, random: () => number): G =>
  game.content.speakers.length >= MOST_SPEAKERS
    ? game
    : withContent(game, { speakers: [...game.content.speakers, { slug: createSlug(random), name: "" }] });
export const changeSpeaker = <G extends Sketch>(game: G, slug: string, part: Partial<Omit<Speaker, "slug">>): G =>
  withContent(game, { speakers: changeOne(game.content.speakers, slug, part) });
/** Removes a character, whose lines are then nobody's; at least two characters stay. */
export const removeSpeaker = <G extends Sketch>(game: G, slug: string): G =>
  game.content.speakers.length > LEAST_SPEAKERS
    ? withContent(game, { speakers: removeOne(game.content.speakers, slug) })
    : game;

/** The game with another mode. */
export const setSketch = <G extends Sketch>(game: G, part: Pick<Content, "mode">): G => withContent(game, part);
