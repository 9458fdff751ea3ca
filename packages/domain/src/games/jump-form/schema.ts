// Knows what a form with jumps is made of (JUMP_FORM): questions whose answers decide which one comes next.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, looseText, markSchema, parseParams, slugSchema } from "../game/schema-parts.ts";

export const MOST_FORM_QUESTIONS = 60;
export const MOST_FORM_OPTIONS = 12;
export const MOST_JUMPS = 12;
export const MOST_PROFILES = 12;
/** The numbers of a scale. */
export const SCALE_MOST = 10;
const LARGEST_NUMBER = 1e12;

/** The kinds of question. There is none for files: an answer is kept with the progress, and read by hosts. */
export const FORM_KINDS = ["choice", "scale", "number", "date", "short", "long"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** The target that ends the form. The slug of a question is its target; an empty target means the one that follows. */
export const FORM_END = "end";

const within = (least: number, most: number) =>
  z.number().check(z.refine((one) => one >= least && one <= most, `expected ${least} to ${most}`));
const anyNumber = z.optional(within(-LARGEST_NUMBER, LARGEST_NUMBER));

const jumpSchema = z.object({
  slug: slugSchema,
  /** For a choice: the jump is taken where one of these was chosen. */
  options: z._default(z.array(z.string()), []),
  /** For a scale or a number: the jump is taken where the answer lies between the two. */
  least: anyNumber,
  most: anyNumber,
  to: looseText,
});
const optionSchema = z.object({ slug: slugSchema, text: z.string(), points: z._default(within(-1_000, 1_000), 0) });
const questionSchema = z
  .object({
    slug: slugSchema,
    text: z.string(),
    /** What helps to answer; may be empty. */
    help: looseText,
    kind: z._default(z.enum(FORM_KINDS), "choice"),
    /** True: the question may be passed without an answer. */
    isOptional: z.optional(z.boolean()),
    /** The options of a choice. */
    options: z._default(listOf(optionSchema, 0, MOST_FORM_OPTIONS), []),
    several: z._default(z.boolean(), false),
    /** The least and the greatest answer to a scale or a number; a scale has both, 1 and 5 by default. */
    least: anyNumber,
    most: anyNumber,
    /** What the ends of a scale mean, and the unit of a number; may be empty. */
    leastLabel: looseText,
    mostLabel: looseText,
    unit: looseText,
    /** True: the number on a scale counts as points. */
    counts: z.optional(z.boolean()),
    /** The first jump that holds decides what comes next. */
    jumps: z._default(listOf(jumpSchema, 0, MOST_JUMPS), []),
    /** What comes next where no jump holds: a slug, the end, or empty for the question that follows. */
    next: looseText,
    sample: markSchema("text", "options"),
  })
  .check(
    z.refine(({ kind, options }) => kind !== "choice" || options.length > 1, {
      message: "expected 2 options or more",
      path: ["options"],
    }),
    z.refine(({ kind, least = 1, most = 5 }) => kind !== "scale" || isScale(least, most), {
      message: "expected a scale of whole numbers",
      path: ["most"],
    }),
  );
const isScale = (least: number, most: number): boolean =>
  Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least < most && most <= SCALE_MOST;
const contentSchema = z.object({
  questions: listOf(questionSchema, 1, MOST_FORM_QUESTIONS),
  /** True: the answers have points, and the form a score. */
  scored: z.optional(z.boolean()),
  /**
   * The texts for the end: the one with the highest `from` (0–100) that the score reaches is read; the first where
   * there is no score.
   */
  profiles: z._default(
    listOf(
      z.object({ slug: slugSchema, title: looseText, text: looseText, from: z._default(within(0, 100), 0) }),
      0,
      MOST_PROFILES,
    ),
    [],
  ),
});
const formSchema = z.object({ config: gameConfigSchema, content: contentSchema });

/** A form with jumps, read: its configuration, its questions, and what is read at its end. */
export interface JumpForm {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "questions">> & {
    readonly questions: readonly FormQuestion[];
  };
}
/** One question: what is asked for, and where its answers lead. */
export interface FormQuestion extends Immutable<Omit<z.infer<typeof questionSchema>, "jumps">> {
  readonly jumps: readonly FormJump[];
}
/** A jump: after some answers another question comes than the one that follows. */
export interface FormJump extends Immutable<z.infer<typeof jumpSchema>> {}
/** What is read at the end. */
export type FormProfile = JumpForm["content"]["profiles"][number];

/** Reads the `params` of a media as a form; the faults' paths start at the params. Never throws. */
export const parseJumpForm = (params: unknown): Result<JumpForm, readonly Fault[]> => parseParams(formSchema, params);
