// Knows what may come after what in a learning path (§4.144–§4.153).
import { type NodeKind, TASK_KINDS } from "./node.ts";

const AFTER: Readonly<Record<NodeKind, readonly NodeKind[]>> = {
  learniz: [...TASK_KINDS, "AND", "OR", "END_AND", "IF", "EMAIL", "END"],
  game: [...TASK_KINDS, "AND", "OR", "END_AND", "IF", "EMAIL", "END"],
  section: [...TASK_KINDS, "AND", "OR", "END_AND", "IF", "EMAIL", "END"],
  classiz: [...TASK_KINDS, "AND", "OR", "END_AND", "EMAIL", "END"],
  scorm: [...TASK_KINDS, "AND", "OR", "END_AND", "EMAIL", "END"],
  attachment: [...TASK_KINDS, "AND", "OR", "END_AND", "EMAIL", "END"],
  START: [...TASK_KINDS, "AND", "OR", "EMAIL"],
  EMAIL: [...TASK_KINDS, "OR", "AND", "END"],
  END: [],
  OR: [...TASK_KINDS, "EMAIL", "AND"],
  AND: [...TASK_KINDS, "EMAIL", "OR"],
  END_AND: [...TASK_KINDS, "OR", "END_AND", "AND", "EMAIL", "END"],
  IF: [...TASK_KINDS, "AND", "OR", "EMAIL", "END"],
  UNKNOWN: [],
};

/** What may come next after a node of this kind. */
export const listSuccessors = (kind: NodeKind): readonly NodeKind[] => AFTER[kind];
/** True where `next` may come after `kind`. */
export const mayFollow = (kind: NodeKind, next: NodeKind): boolean => AFTER[kind].includes(next);
/** True where a node of this kind may lead to several others. */
export const maySplit = (kind: NodeKind): boolean =>
  kind === "START" || kind === "AND" || kind === "OR" || kind === "IF";
