// Knows which steps of a path open right after those that can be done now, and which only after others in between.
import { listNext } from "@academiz/domain/paths";
import type { LearnerNode } from "../ports/index.ts";

/** Nodes that a run passes by itself, whatever the result of the steps before. */
const PASSED: readonly LearnerNode["kind"][] = ["AND", "END_AND", "EMAIL"];

/** The locked steps whose predecessors are all done, or can be done now. */
export function listOpeningNext(nodes: readonly LearnerNode[]): ReadonlySet<string> {
  const before = new Map<string, LearnerNode[]>();
  for (const node of nodes) for (const next of listNext(node)) before.set(next, [...(before.get(next) ?? []), node]);

  /** Nothing waits for a step on a way that was not taken. Each step is asked once: the first "no" ends it all. */
  function isNear(node: LearnerNode, seen: Set<string>): boolean {
    const leading = before.get(node.slug) ?? [];
    return leading.every((one) => {
      if (one.state === "done" || seen.has(one.slug)) return true;
      if (PASSED.includes(one.kind)) return isNear(one, seen.add(one.slug));
      return one.state === "open" || one.waitsFor.length === 0;
    });
  }
  const isToCome = ({ state, waitsFor }: LearnerNode) => state === "locked" && waitsFor.length > 0;
  return new Set(nodes.flatMap((node) => (isToCome(node) && isNear(node, new Set()) ? [node.slug] : [])));
}
