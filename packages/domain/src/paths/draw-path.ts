// Knows how an author draws a path: where a line may go, and how far a node stands from its automatic place.
import { type PathGraph, readGraph } from "./graph.ts";
import { listNext, MOST_WAYS, type NodeOffset, type Path, type PathNode } from "./node.ts";
import { mayFollow } from "./successors.ts";

/**
 * A line from a node to another; `way` is the number of the way of an IF, from 0. Null: the first way that leads
 * nowhere.
 */
export interface PathLead {
  readonly from: string;
  readonly to: string;
  readonly way: number | null;
}

/** Whether a line may be drawn: the table allows it, it makes no circle, and there is room for it. */
export const mayLead = (path: Path, lead: PathLead): boolean => canLead(readGraph(path), lead);

/** The nodes to which a line may be drawn from a node; on an IF, on its first way that leads nowhere. */
export function listTargets(path: Path, from: string): readonly PathNode[] {
  const graph = readGraph(path);
  return path.nodes.filter(({ slug }) => canLead(graph, { from, to: slug, way: null }));
}

function canLead(graph: PathGraph, { from, to, way }: PathLead): boolean {
  const [one, other] = [graph.nodes.get(from), graph.nodes.get(to)];
  if (!one || !other || from === to || one.next.includes(to) || !mayFollow(one.kind, other.kind)) return false;
  // An IF asks about the task just before it.
  if (other.kind === "IF" && (graph.before.get(to) ?? []).length > 0) return false;
  if (one.kind === "IF" && way === null && !one.next.includes("")) return false;
  if (opensWays(one) && one.next.length >= MOST_WAYS) return false;
  return !graph.reach(to).has(from);
}

const opensWays = ({ kind }: PathNode): boolean => kind === "AND" || kind === "OR";

/**
 * Adds a way to a gateway, or gives the single way of another node a new target. The very same `path` where the line
 * may not be drawn.
 */
export function drawLine(path: Path, lead: PathLead): Path {
  if (!mayLead(path, lead)) return path;
  return changeNode(path, lead.from, (node) => ({ ...node, next: putLine(node, lead) }));
}

function putLine(node: PathNode, { to, way }: PathLead): readonly string[] {
  if (node.kind !== "IF") return opensWays(node) ? [...node.next, to] : [to];
  return node.next.with(way ?? node.next.indexOf(""), to);
}

/** Removes the line, but not the node that it led to. */
export const eraseLine = (path: Path, { from, to }: Pick<PathLead, "from" | "to">): Path =>
  changeNode(path, from, (node) =>
    node.next.includes(to)
      ? {
          ...node,
          next:
            node.kind === "IF"
              ? node.next.map((one) => (one === to ? "" : one))
              : listNext(node).filter((one) => one !== to),
        }
      : node,
  );

/** Moves nodes; null puts one back to its automatic place. */
export function moveNodes(path: Path, offsets: ReadonlyMap<string, NodeOffset | null>): Path {
  const nodes = path.nodes.map((node) => {
    const offset = offsets.get(node.slug);
    return offset === undefined || isSamePlace(offset, node.offset) ? node : { ...node, offset };
  });
  return nodes.every((node, at) => node === path.nodes[at]) ? path : { nodes };
}

const isSamePlace = (one: NodeOffset | null, other: NodeOffset | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y);

function changeNode(path: Path, slug: string, change: (node: PathNode) => PathNode): Path {
  const nodes = path.nodes.map((node) => (node.slug === slug ? change(node) : node));
  return nodes.every((node, at) => node === path.nodes[at]) ? path : { nodes };
}
