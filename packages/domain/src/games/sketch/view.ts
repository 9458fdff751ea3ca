// Knows what a sketch shows: who speaks, what was said so far, what is asked, and what the answers were worth.
import { readSeed } from "../game/answers.ts";
import type { GameItemResult, Verdict } from "../game/game-result.ts";
import { readVerdict } from "../game/score-items.ts";
import type { GamePicture } from "../picture/picture.ts";
import type { ShownSound } from "../picture/shown-schema.ts";
import type { Expression, Sketch, SketchLine, SketchMode } from "./schema.ts";
import { listTurns, type SketchAnswer } from "./turns.ts";

/** Who says a line. */
export interface SpeakerView {
  readonly slug: string;
  readonly name: string;
  readonly picture: GamePicture | null;
}

/** One line with what the learner answered. Do not show what is right before the game is done. */
export interface SketchLineView {
  readonly slug: string;
  /** Null where no character is named. */
  readonly speaker: SpeakerView | null;
  /** The side of the page: characters alternate. */
  readonly side: number;
  readonly text: string;
  readonly sound: ShownSound | null;
  readonly expression: Expression;
  /** True where the line asks something. */
  readonly isTurn: boolean;
  readonly replies: SketchLine["replies"];
  /** Null without an answer. */
  readonly answer: SketchAnswer | null;
  readonly isWrong: boolean;
  readonly explanation: string;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
}

/** What a sketch shows of itself. */
export interface SketchView {
  readonly mode: SketchMode;
  /** In the order of the sketch. */
  readonly lines: readonly SketchLineView[];
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

/** @param items what the answers were worth; null until that may be shown. */
export function viewSketch(
  sketch: Sketch,
  turns: ReadonlyMap<string, SketchAnswer>,
  data: unknown,
  items: readonly GameItemResult[] | null,
): SketchView {
  const { mode, speakers, lines } = sketch.content;
  const asked = listTurns(sketch);
  return {
    mode,
    seed: readSeed(data),
    lines: lines.map((line) => {
      const { slug, text, sound = null, expression, replies, isWrong, explanation } = line;
      const side = speakers.findIndex((one) => one.slug === line.speaker);
      const speaker = speakers[side];
      const turn = asked.indexOf(line);
      return {
        ...{ slug, text, sound, expression, replies, isWrong, explanation },
        speaker: speaker ? { slug: speaker.slug, name: speaker.name, picture: speaker.picture ?? null } : null,
        side: Math.max(0, side),
        isTurn: turn >= 0,
        answer: turns.get(slug) ?? null,
        verdict: readVerdict(items?.[turn]),
      };
    }),
  };
}
