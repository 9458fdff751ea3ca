// Knows what a learner sees of a path: one line after the other, each with its state and what it waits for.
import { type OutlineLine, outlinePath, type Path } from "@academiz/domain/paths";
import type { SnapshotFrom } from "xstate";
import type { LearnerNode, LearnerPath, Trouble } from "../ports/index.ts";
import type { learnerPathMachine } from "./learner-path.machine.ts";
import { listOpeningNext } from "./opens-next.ts";

/** A line of the list of a path. */
export type LearnerLine =
  | {
      readonly type: "node";
      readonly node: LearnerNode;
      readonly depth: number;
      /** `apart`: on a way that was not taken. */
      readonly standing: "done" | "open" | "locked" | "apart";
      /** The nodes that can be done now and lead there. */
      readonly waitsFor: readonly LearnerNode[];
      /** True where it opens right after these. */
      readonly opensNext: boolean;
      /** The first node of each way, for an OR that is open. */
      readonly choices: readonly LearnerNode[];
    }
  | {
      readonly type: "way";
      readonly gateway: LearnerNode;
      /** Index of the line, from 0. */
      readonly way: number;
      readonly depth: number;
      readonly isTaken: boolean;
    };
/** What the page of a path shows. */
export interface LearnerPathView {
  readonly phase: "loading" | "failed" | "ready";
  readonly path: LearnerPath | null;
  readonly lines: readonly LearnerLine[];
  /** The first thing that can be done now; null where there is none. */
  readonly next: LearnerNode | null;
  readonly trouble: Trouble | null;
  readonly actionTrouble: Trouble | null;
  readonly isBeginning: boolean;
  /** The way that is being chosen; null when none is. */
  readonly choosing: string | null;
  /** Slug of the perimeter whose player is being opened. */
  readonly opening: string | null;
}

/** The view of a snapshot of `learnerPathMachine`. Pure. */
export function connectLearnerPath(snapshot: SnapshotFrom<typeof learnerPathMachine>): LearnerPathView {
  const { path, trouble, actionTrouble, action } = snapshot.context;
  return {
    phase: path ? "ready" : snapshot.matches("failed") ? "failed" : "loading",
    path,
    lines: path ? listLines(path) : [],
    next: path?.nodes.find(({ state, kind }) => state === "open" && kind !== "END_AND") ?? null,
    trouble,
    actionTrouble,
    isBeginning: action?.type === "path.begun",
    choosing: action?.type === "way.chosen" ? action.way : null,
    opening: action?.type === "product.opened" ? action.perimeterSlug : null,
  };
}

/** The start, and nodes that only join ways, say nothing to a learner. */
const SILENT: readonly LearnerNode["kind"][] = ["START", "AND", "END_AND", "UNKNOWN"];

function listLines({ nodes, isBegun }: LearnerPath): readonly LearnerLine[] {
  const known = new Map(nodes.map((node) => [node.slug, node]));
  const openingNext = listOpeningNext(nodes);
  const find = (slugs: readonly string[]) => slugs.flatMap((slug) => known.get(slug) ?? []);
  const outlined: Path = {
    nodes: nodes.map((node) => ({ ...node, products: node.products.map(({ slug }) => slug) })),
  };

  function connectLine(line: OutlineLine): readonly LearnerLine[] {
    if (line.type === "way") {
      const gateway = known.get(line.gateway.slug);
      if (!gateway || line.isEmpty) return [];
      const { way, depth } = line;
      const isTaken = gateway.kind === "AND" || gateway.way === gateway.next[way];
      return [{ type: "way", gateway, way, depth, isTaken }];
    }
    const node = line.type === "node" ? known.get(line.node.slug) : undefined;
    if (!node || SILENT.includes(node.kind)) return [];
    const isApart = isBegun && node.state === "locked" && node.waitsFor.length === 0;
    const isChoosing = node.kind === "OR" && node.state === "open";
    return [
      {
        type: "node",
        node,
        depth: line.depth,
        standing: isApart ? "apart" : node.state,
        waitsFor: find(node.waitsFor),
        opensNext: openingNext.has(node.slug),
        choices: isChoosing ? find(node.next) : [],
      },
    ];
  }
  return outlinePath(outlined).flatMap(connectLine);
}
