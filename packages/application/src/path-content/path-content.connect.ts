// Knows what the editor of a path shows: the outline, its problems, how it is stored, and the learner being played.
import {
  checkPath,
  isUndrawn,
  listRemovable,
  measurePath,
  type NodeStanding,
  type OutlineLine,
  outlinePath,
  PATH_PROBLEMS,
  type Path,
  type PathProblem,
  type PathState,
  readStanding,
} from "@academiz/domain/paths";
import type { SnapshotFrom } from "xstate";
import { connectList, type ListView, type PageReader } from "../listing/index.ts";
import type { LibraryCriteria, LibraryPage, ProductContent, ProductRow, Trouble } from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";
import { isStored, type PathPlace, type pathContentMachine, writePath } from "./path-content.machine.ts";

/** The learner whom the author plays to try the path. */
export interface PathTrial {
  readonly state: PathState;
  readonly standing: ReadonlyMap<string, NodeStanding>;
  /** 0–100. */
  readonly percentage: number;
  /** Slugs of the mails that were sent. */
  readonly mailed: readonly string[];
}
/** A path as its author edits it. */
export interface PathContentView {
  readonly path: Path;
  readonly lines: readonly OutlineLine[];
  readonly problems: readonly PathProblem[];
  /** True once its author wanted to publish it: until then a problem is shown as something still to do. */
  readonly isTried: boolean;
  /** True until anything was drawn. */
  readonly isUndrawn: boolean;
  /** Slugs of the nodes that can be removed. */
  readonly removable: ReadonlySet<string>;
  readonly isChanged: boolean;
  /** True where unsaved changes were found on this device. */
  readonly isRecovered: boolean;
  /** The version that the changes were made from, where that is not the stored one. */
  readonly madeFrom: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A new object after each edit that leads elsewhere. */
  readonly at: PathPlace | null;
  readonly saving: SavingView;
  /** The content to be stored, which replaces the former. */
  readonly written: ProductContent;
  /** The products that a task can lead to: published, of a type that has a player. */
  readonly found: ListView<ProductRow>;
  readonly hasMore: boolean;
  readonly query: string;
  /** The products whose name is known, by slug. */
  readonly known: ReadonlyMap<string, ProductRow>;
  readonly trial: PathTrial | null;
}

const READER: PageReader<LibraryCriteria, LibraryPage, ProductRow> = {
  readRows: ({ rows }) => rows,
  readTotal: ({ totalItems }) => totalItems,
  isNarrowed: ({ query }) => query !== "",
};

/** The problems that the server found in the nodes of a path that it did not publish. */
export const listRefused = (trouble: Trouble | null): readonly PathProblem[] =>
  (trouble?.faults ?? []).flatMap(({ path: [place, node], message }) => {
    const kind = PATH_PROBLEMS.find((one) => one === message);
    return place === "nodes" && typeof node === "string" && kind ? [{ kind, node, other: null }] : [];
  });

type NamesLoaded = SnapshotFrom<typeof pathContentMachine>["context"]["names"];

interface Known extends Pick<PathContentView, "lines" | "problems" | "removable"> {}
const memory = new WeakMap<Path, Known>();
/** Computed once per draft: every snapshot asks for it. */
function inspect(draft: Path): Known {
  const known = memory.get(draft);
  if (known) return known;
  const found = { lines: outlinePath(draft), problems: checkPath(draft), removable: findRemovable(draft) };
  memory.set(draft, found);
  return found;
}

/** The steps whose products were looked up and are no more. Those that were chosen since exist. */
function listGone(draft: Path, { phase, criteria, shown }: NamesLoaded): readonly PathProblem[] {
  if (phase !== "ready" || !shown) return [];
  const gone = new Set(criteria.filter((asked) => !shown.some(({ slug }) => slug === asked)));
  if (gone.size === 0) return [];
  return draft.nodes
    .filter(({ products }) => products.some((product) => gone.has(product)))
    .map(({ slug }) => ({ kind: "gone", node: slug, other: null }));
}

let former: { readonly shape: string; readonly removable: ReadonlySet<string> } | null = null;
/** Computed once per shape, since it is slow for a long path, and typing a name does not change it. */
function findRemovable(draft: Path): ReadonlySet<string> {
  const shape = JSON.stringify(draft.nodes.map(({ slug, kind, next }) => [slug, kind, next]));
  if (former?.shape !== shape) former = { shape, removable: listRemovable(draft) };
  return former.removable;
}

/** The view of a snapshot of `pathContentMachine`. Pure. */
export function connectPathContent({ context }: SnapshotFrom<typeof pathContentMachine>): PathContentView {
  const { draft, past, future, at, saving, search, names, seen, trial, mailed, isTried } = context;
  const found = connectList(search, READER);
  const inspected = inspect(draft);
  return {
    path: draft,
    ...inspected,
    problems: [...inspected.problems, ...listGone(draft, names)],
    isTried,
    isUndrawn: isUndrawn(draft),
    isChanged: !isStored(context),
    isRecovered: context.isRecovered,
    madeFrom: context.madeFrom,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    at,
    saving,
    written: writePath(context),
    found,
    hasMore: found.range.total > found.rows.length,
    query: search.criteria.query,
    known: new Map([...(names.shown ?? []).map((row) => [row.slug, row] as const), ...seen]),
    trial: trial && {
      state: trial,
      standing: readStanding(draft, trial),
      percentage: measurePath(draft, trial),
      mailed,
    },
  };
}
