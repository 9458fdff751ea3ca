// Knows the score that a package requires, if that is known before it is played.

import type { ScormVersion } from "../item/exit.ts";
import { listLaunchable, type ScormActivity } from "../manifest/activities.ts";
import { BY_CONTENT, type CompletionRule } from "./completion-rule.ts";

/**
 * 0–100: the score that its author requires, else the one of its only item; null if neither says one. Several items are
 * judged by more than their mean, and a measure below 0 has no score of ours.
 */
export function readAskedScore(
  rule: CompletionRule,
  content: { readonly version: ScormVersion; readonly items: readonly ScormActivity[] } | null = null,
): number | null {
  if (rule.by === "score") return rule.minimum;
  if (rule.by !== BY_CONTENT.by || !content) return null;
  const [only, ...others] = listLaunchable(content.items);
  if (!only || others.length > 0 || only.masteryScore === null || only.masteryScore < 0) return null;
  return content.version === "1.2" ? only.masteryScore : Math.round(only.masteryScore * 1_000) / 10;
}
