// Knows when a graph is laid out: at once where nobody would notice, else in a worker, while the page shows the former
// layout.
import { useEffect, useMemo, useRef, useState } from "react";
import type { Line } from "./cut-graph.ts";
import { keepLaid, type Layout, layOut, listUnknown, type Placed } from "./lay-out.ts";
import { layOutAside } from "./lay-out-aside.ts";

/** Fewer nodes are laid out in less time than it takes to start a worker. */
const QUICK = 32;

/** Null until it was laid out for the first time. While it is laid out again, it lacks new nodes. */
export function useLayout(nodes: readonly Pick<Placed, "id">[], lines: readonly Line[]): Layout | null {
  // It is laid out again when something is added or connected elsewhere, not at each letter of a name.
  const shape = JSON.stringify([nodes.map(({ id }) => id), lines.map(({ from, to }) => [from, to])]);
  const [answers, hear] = useState(0);
  const unknown = useMemo(() => listUnknown(nodes, lines), [shape, answers]);
  const isQuick = unknown.reduce((sum, { count }) => sum + count, 0) <= QUICK;
  const now = useMemo(() => (isQuick ? layOut(nodes, lines) : null), [shape, isQuick]);
  const last = useRef(now);
  if (now) last.current = now;
  useEffect(() => {
    if (isQuick) return;
    let isAwaited = true;
    void layOutAside(unknown).then((laid) => {
      for (const [at, one] of unknown.entries()) if (laid[at]) keepLaid(one, laid[at]);
      if (isAwaited) hear((former) => former + 1);
    });
    return () => {
      isAwaited = false;
    };
  }, [unknown, isQuick]);
  return now ?? last.current;
}
