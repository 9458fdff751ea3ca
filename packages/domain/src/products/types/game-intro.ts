// Knows what a game that is a product says before it begins (§2.27, §3.81–§3.86).

import { type Difficulty, readDifficulty } from "../../catalog/index.ts";
import { contextSchema, readLanguage } from "../kind/parts.ts";
import { readRecord } from "../kind/retitle-product.ts";

/** What a game shows before it begins; texts are empty where its author wrote none. */
export interface GameIntro {
  readonly title: string;
  readonly subtitle: string;
  /** The description (§3.83). */
  readonly lesson: string;
  /** The author's explanation of how it is played (§3.85). */
  readonly explanation: string;
  /** True where it begins at once when it opens in a modal (§2.28). */
  readonly isSimplify: boolean;
  readonly language: "FR" | "EN";
  /** The difficulty (§3.91); null where none is set. */
  readonly difficulty: Difficulty | null;
}

/** Reads content of any shape: an unreadable text is empty, an unreadable language French. Never throws. */
export function readGameIntro(content: Readonly<Record<string, unknown>>): GameIntro {
  const parsed = contextSchema.safeParse(content["context"]);
  const { title = "", subtitle = "", lesson = "", explanation = "", isSimplify = false } = parsed.data ?? {};
  const { local, difficulty } = readRecord(content["config"]);
  const language = readLanguage(typeof local === "string" ? local : undefined);
  return { title, subtitle, lesson, explanation, isSimplify, language, difficulty: readDifficulty(difficulty) };
}
