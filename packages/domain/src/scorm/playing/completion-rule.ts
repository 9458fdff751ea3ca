// Knows what makes a package complete: the reports of its content, or the rule that its author chose instead.
import * as z from "zod/mini";
import type { ItemResult } from "../item/item-result.ts";

/** What makes a package complete, as zod reads it. */
export const completionRuleSchema = z.discriminatedUnion("by", [
  /** The reports of its content, and the rules in the package. */
  z.object({ by: z.literal("content") }),
  /** It was opened. */
  z.object({ by: z.literal("opened") }),
  /** Each of its items was opened. */
  z.object({ by: z.literal("all-opened") }),
  /** A score of at least this (0–100); an attempt that ends with less is failed. */
  z.object({ by: z.literal("score"), minimum: z.number().check(z.gte(0), z.lte(100)) }),
]);
/** What makes a package complete. */
export type CompletionRule = z.infer<typeof completionRuleSchema>;

/** The rule where its author chose none. */
export const BY_CONTENT: CompletionRule = { by: "content" };

/** Reads a stored rule; one that cannot be read counts as none (§8.23). */
export function readCompletionRule(stored: unknown): CompletionRule {
  const read = completionRuleSchema.safeParse(stored);
  return read.success ? read.data : BY_CONTENT;
}

/** The content of a product with this rule. */
export const putCompletionRule = (
  content: Readonly<Record<string, unknown>>,
  completion: CompletionRule,
): Readonly<Record<string, unknown>> => ({ ...content, completion });

type Told = Pick<ItemResult, "status" | "percentage"> & { readonly score?: ItemResult["score"] | undefined };

/** `told`: the reports of the content. `opened`: which share was opened, from 0 to 1. */
export function applyCompletionRule<T extends Told>(rule: CompletionRule, told: T, opened: number): T {
  switch (rule.by) {
    case "content":
      return told;
    case "opened":
      return opened > 0 ? { ...told, status: "COMPLETE", percentage: 100 } : told;
    case "all-opened":
      return opened === 1
        ? { ...told, status: "COMPLETE", percentage: 100 }
        : { ...told, status: opened > 0 ? "STARTED" : told.status, percentage: Math.round(opened * 1_000) / 10 };
    case "score":
      return judgeScore(rule.minimum, told);
  }
}

/** An attempt that ended without a score did not reach it, but is not failed either. */
function judgeScore<T extends Told>(minimum: number, told: T): T {
  const { status, score = null } = told;
  if (score !== null && score >= minimum) return { ...told, status: "COMPLETE", percentage: 100 };
  if (status !== "COMPLETE" && status !== "FAILED") return told;
  return { ...told, status: score === null ? "STARTED" : "FAILED" };
}
