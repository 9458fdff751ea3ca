// Knows that generated rules follow every edit (§5.26–§5.33), and that what an edit did not touch stays the same
// object.
import { shareUnchanged } from "@academiz/domain/kernel";
import { applyGeneralConditions } from "@academiz/domain/learniz";
import type { Draft } from "./learniz.types.ts";

/** The draft with its generated rules renewed; the very `next` when nothing but the name changed. */
export function renewRules(next: Draft, before: Draft, random: () => number): Draft {
  if (next.learniz === before.learniz) return next;
  const { learniz } = applyGeneralConditions(next.learniz, random);
  return { ...next, learniz: shareUnchanged(before.learniz, learniz) };
}
