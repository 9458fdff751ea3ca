// Knows which score a package is won from, where that is known before it is played.

import type { ScormVersion } from "../item/exit.ts";
import { listLaunchable, type ScormActivity } from "../manifest/activities.ts";
import { BY_CONTENT, type CompletionRule } from "./completion-rule.ts";

/**
 * 0–100: what its author asks, else what its only item does; null where neither says it. Several items are judged by
 * more than their mean, and a measure below nothing is none that a score of ours can be beside.
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
