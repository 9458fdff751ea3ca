// Knows how to find circles in a graph, in one walk over its arrows.

/**
 * Groups of nodes each of which reaches all others of its group (Tarjan, 1972); a node that points at itself is one.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph the nodes that each node points at; others are ignored
 * @returns {string[][]} the groups, each in the order in which the walk met its nodes
 */
export function findCircles(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const isOpen = new Set();
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    isOpen.add(node);
    for (const next of graph.get(node)) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (isOpen.has(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    for (const one of group) isOpen.delete(one);
    if (group.length > 1 || graph.get(node).has(node)) circles.push(group);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
