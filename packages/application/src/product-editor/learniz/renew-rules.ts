// Knows that generated rules follow every edit (§5.26–§5.33), and that what an edit did not touch stays the same
// object.
import { shareUnchanged } from "@academiz/domain/kernel";
import { applyGeneralConditions, type Learniz } from "@academiz/domain/learniz";
import type { Draft } from "./learniz.types.ts";
import { hasSameFrame } from "./same-frame.ts";

/** The courses whose generated rules are those of their elements: a letter in a block does not change them. */
const renewed = new WeakSet<Learniz>();

/** The draft with its generated rules renewed; the very `next` when nothing but the name changed. */
export function renewRules(next: Draft, before: Draft, random: () => number): Draft {
  if (next.learniz === before.learniz) return next;
  if (renewed.has(before.learniz) && hasSameFrame(before.learniz, next.learniz)) {
    renewed.add(next.learniz);
    return next;
  }
  const { learniz } = applyGeneralConditions(next.learniz, random);
  const shared = shareUnchanged(before.learniz, learniz);
  renewed.add(shared);
  return { ...next, learniz: shared };
}
