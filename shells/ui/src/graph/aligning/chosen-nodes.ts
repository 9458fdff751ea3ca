// Knows which nodes are chosen, and how a press or a drawn frame changes that.
import type { NodeChange } from "@xyflow/react";
import type { GraphChoice } from "../graph.types.ts";

export const listChosen = (chosen: GraphChoice): readonly string[] => {
  if (!chosen || "line" in chosen) return [];
  return "node" in chosen ? [chosen.node] : chosen.several;
};

export function chooseNodes(ids: readonly string[]): GraphChoice {
  const [first, other] = ids;
  if (first === undefined) return null;
  return other === undefined ? { node: first } : { several: ids };
}

/**
 * The very same nodes where nothing new is chosen. `mayBeNone`: a frame is drawn, which may hold no node by now;
 * elsewhere it is the press on the empty drawing that says so, since choosing a line leaves all nodes as well.
 */
export function changeChosen(
  before: ReadonlySet<string>,
  changes: readonly NodeChange[],
  mayBeNone: boolean,
): ReadonlySet<string> {
  const now = new Set(before);
  for (const change of changes)
    if (change.type === "select") {
      if (change.selected) now.add(change.id);
      else now.delete(change.id);
    }
  const isSame = now.size === before.size && [...before].every((id) => now.has(id));
  return isSame || (now.size === 0 && !mayBeNone) ? before : now;
}
