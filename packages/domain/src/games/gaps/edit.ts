// Knows how an author changes a text with gaps: a gap keeps its settings wherever the text around it goes.
import { createSlug } from "../../kernel/index.ts";
import type { Gap, GapText } from "./schema.ts";
import { joinText, listGapAnswers, splitText, type TextPart } from "./text.ts";

type Content = GapText["content"];

const withContent = <G extends GapText>(game: G, part: Partial<Content>): G => ({
  ...game,
  content: { ...game.content, ...part },
});

/** The game without the mark of the example: an author has written in it. */
function markWritten<G extends GapText>(game: G): G {
  const { sample: _sample, ...content } = game.content;
  return { ...game, content };
}

/** How many items are equal from the start on, at most `most`. */
function countSame(ones: readonly string[], others: readonly string[], most: number): number {
  const first = ones.findIndex((one, index) => one !== others[index]);
  return Math.min(first === -1 ? ones.length : first, others.length, most);
}

/**
 * The game with another text. The gaps before and after the change are found by their answers, and stay. Those in
 * between keep their order; new ones come after them, filled in the same way as the gap before. Settings of the
 * example's gaps are not taken over.
 */
export function writeGapText<G extends GapText>(game: G, text: string, random: () => number): G {
  const { gaps, sample, decoys } = game.content;
  const [former, answers] = [listGapAnswers(game.content.text), listGapAnswers(text)];
  const start = countSame(answers, former, gaps.length);
  const end = countSame(answers.toReversed(), former.toReversed(), Math.min(answers.length, gaps.length) - start);
  const between = sample ? [] : gaps.slice(start, gaps.length - end);
  const neighbour = gaps[start - 1] ?? (sample ? undefined : gaps[start]);
  const mode = neighbour?.mode ?? "type";
  const make = (): Gap => ({ slug: createSlug(random), mode, alternatives: [], wrong: [], hint: "" });
  const middle = answers.slice(start, answers.length - end).map((_, index) => between[index] ?? make());
  const kept = end === 0 ? [] : gaps.slice(-end);
  const written = [...gaps.slice(0, start), ...middle, ...kept];
  const isAnother = sample !== undefined && start + end === 0;
  return markWritten(withContent(game, { text, gaps: written, decoys: isAnother ? [] : decoys }));
}

/** The text with a gap around the letters `from` to `to`; the very same text where they cannot be one. */
export function makeGapOf(text: string, from: number, to: number): string {
  const chosen = text.slice(from, to);
  const answer = chosen.trim();
  if (answer === "" || /[[\]\\\n]/u.test(answer)) return text;
  const made = `${text.slice(0, from)}${chosen.replace(answer, () => `[${answer}]`)}${text.slice(to)}`;
  return listGapAnswers(made).length > listGapAnswers(text).length ? made : text;
}

/** The text with the gap of this number, from 0, replaced by what `change` gives. */
function changePart(text: string, at: number, change: (answer: string) => TextPart): string {
  let gap = -1;
  return joinText(
    splitText(text).map((part) => {
      if (part.kind === "words") return part;
      gap++;
      return gap === at ? change(part.answer) : part;
    }),
  );
}

/** The game with another answer in one gap; an equal one when it has no such gap. */
export function writeGapAnswer<G extends GapText>(game: G, slug: string, answer: string): G {
  const at = game.content.gaps.findIndex((gap) => gap.slug === slug);
  const text = changePart(game.content.text, at, () => ({ kind: "gap", answer }));
  return markWritten(withContent(game, { text }));
}

/** The game in which one gap has become plain words; an equal one when it has no such gap. */
export function removeGap<G extends GapText>(game: G, slug: string): G {
  const at = game.content.gaps.findIndex((gap) => gap.slug === slug);
  const text = changePart(game.content.text, at, (words) => ({ kind: "words", text: words }));
  return markWritten(withContent(game, { text, gaps: game.content.gaps.filter((gap) => gap.slug !== slug) }));
}

/** The game with a part of one gap changed; an equal one when it has no such gap. */
export const changeGap = <G extends GapText>(game: G, slug: string, part: Partial<Omit<Gap, "slug">>): G =>
  markWritten(
    withContent(game, { gaps: game.content.gaps.map((gap) => (gap.slug === slug ? { ...gap, ...part } : gap)) }),
  );

/** The game whose example the author keeps as their own. */
export const keepGapText = markWritten;

/** The game with one of its settings changed. */
export const setGapText = <G extends GapText>(
  game: G,
  part: Partial<Pick<Content, "decoys" | "strict" | "allowsTypos" | "explanation">>,
): G => withContent(game, part);
