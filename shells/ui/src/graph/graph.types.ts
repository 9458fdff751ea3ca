// Knows the data that a graph is drawn from, and what can be done to it by hand.
import type { ReactNode } from "react";
import type { Line } from "./cut-graph.ts";
import type { Placed } from "./lay-out.ts";
import type { Place } from "./lay-out-shape.ts";

/** The state of a node: what is wrong with it, and how far somebody is on it. */
export type GraphTone = "plain" | "done" | "open" | "quiet" | "fault";
export interface GraphNode extends Placed {
  /** Inside its box: two lines at most. */
  readonly content: ReactNode;
  /** The name that is read aloud. */
  readonly label: string;
  readonly tone: GraphTone;
}
export interface GraphLine extends Line {
  readonly id: string;
  readonly label: string;
  /** What is written at its middle. */
  readonly mark?: ReactNode;
  /** A small button at its middle. */
  readonly action?: ReactNode;
  /** True for a line that nobody follows. */
  readonly isQuiet?: boolean;
}
/** What is chosen: a node, at least two of them together, or a line. */
export type GraphChoice =
  | { readonly node: string }
  | { readonly several: readonly string[] }
  | { readonly line: string }
  | null;

export interface GraphEditing {
  /**
   * Nodes were moved: how far each stands now from where it is laid out. `by`: a pointer that let go or a button, or
   * one press of an arrow key, of which several may follow.
   */
  readonly onMove: (offsets: ReadonlyMap<string, Place | null>, by: "hand" | "key") => void;
  readonly mayLead: (from: string, to: string) => boolean;
  readonly onLead: (from: string, to: string) => void;
  /** A line was drawn to an empty place: `at` is where, in pixels of the window. */
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
  /** Absent: the graph can only be viewed. */
  readonly editing?: GraphEditing;
  /** The node that is shown first, where not all of them have room. */
  readonly first?: string | undefined;
}
