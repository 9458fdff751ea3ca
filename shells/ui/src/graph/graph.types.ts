// Knows what a graph is drawn from, and what can be done to it by hand.
import type { ReactNode } from "react";
import type { Line } from "./cut-graph.ts";
import type { Placed } from "./lay-out.ts";
import type { Place } from "./lay-out-shape.ts";

/** How a node stands: what is wrong with it, and how far somebody is on it. */
export type GraphTone = "plain" | "done" | "open" | "quiet" | "fault";
export interface GraphNode extends Placed {
  /** Inside its box: two lines at most. */
  readonly content: ReactNode;
  /** As it is read aloud. */
  readonly label: string;
  readonly tone: GraphTone;
}
export interface GraphLine extends Line {
  readonly id: string;
  readonly label: string;
  /** What is written at its middle. */
  readonly mark?: ReactNode;
  /** What can be done there: a small button. */
  readonly action?: ReactNode;
  /** Nobody goes there. */
  readonly isQuiet?: boolean;
}
/** What is chosen: a node or a line. */
export type GraphChoice = { readonly node: string } | { readonly line: string } | null;

export interface GraphEditing {
  /**
   * Nodes were moved: how far each stands now from where it is laid out. `by`: by the hand that let it go, or by one
   * press of an arrow key, of which several come one after the other.
   */
  readonly onMove: (offsets: ReadonlyMap<string, Place | null>, by: "hand" | "key") => void;
  readonly mayLead: (from: string, to: string) => boolean;
  readonly onLead: (from: string, to: string) => void;
  /** A line was drawn into the void: `at` is where, in pixels of the window. */
  readonly onVoid: (from: string, at: Place) => void;
  /** Delete was pressed on what is chosen. */
  readonly onDelete: () => void;
}
export interface GraphProps {
  /** What it shows: "Map of the path". */
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly lines: readonly GraphLine[];
  readonly chosen: GraphChoice;
  readonly onChoose: (chosen: GraphChoice) => void;
  /** Absent: it is looked at. */
  readonly editing?: GraphEditing;
  /** The node that is shown first, where not all of them have room. */
  readonly first?: string | undefined;
}
