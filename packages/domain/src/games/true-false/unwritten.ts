// Knows which statements of a true/false game nobody has written yet.
import { findUnwritten, type UnwrittenQuestion } from "../game/unwritten.ts";
import type { TrueFalse } from "./schema.ts";

/** In the order of the game; empty where an author has written all of it. */
export const listUnwrittenStatements = ({ content }: TrueFalse): readonly UnwrittenQuestion[] =>
  findUnwritten(content.statements);
