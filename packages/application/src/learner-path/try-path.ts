// Knows how an author tries a path as its learner: with the rules that the server runs, and without storing anything.
import { type Result, succeed } from "@academiz/domain/kernel";
import {
  measurePath,
  NEW_PATH_STATE,
  type Path,
  type PathEvent,
  type PathNode,
  type PathResult,
  type PathState,
  readPath,
  readStanding,
  runPath,
} from "@academiz/domain/paths";
import { readSettings } from "@academiz/domain/products";
import type { CurrentUser, LearnerPath, LearnerPaths, PathDraft, PathDrafts, Trouble } from "../ports/index.ts";

/** The path of a learner who does not exist; each trial begins anew. */
export interface TriedPath extends LearnerPaths {
  /** The author; null until their account was read. */
  findAuthor(): CurrentUser | null;
  /** Ends a product with this result, by its slug. */
  end(product: string, result: PathResult): Promise<Result<LearnerPath, Trouble>>;
}

/** Reading the path again takes the present draft; what was done stays done, as it does after a publication. */
export function tryPath(drafts: PathDrafts): TriedPath {
  let known: { readonly slug: string; readonly draft: PathDraft } | null = null;
  let state = NEW_PATH_STATE;

  async function read(slug: string): Promise<Result<LearnerPath, Trouble>> {
    const found = await drafts.read(slug);
    if (!found.ok) return found;
    known = { slug, draft: found.value };
    return tell({ type: "renewed" });
  }
  async function tell(...events: readonly PathEvent[]): Promise<Result<LearnerPath, Trouble>> {
    if (!known) return { ok: false, error: { kind: "not-found", detail: "path.unread" } };
    const path = readPath(known.draft.content);
    for (const event of events) state = runPath(path, state, event).state;
    return succeed(describe(known.slug, known.draft, path, state));
  }
  return {
    findAuthor: () => known?.draft.author ?? null,
    read,
    begin: () => tell({ type: "begun" }),
    choose: (_, node, way) => tell({ type: "chosen", node, way }),
    end: (product, result) => tell({ type: "result", product, ...result }),
  };
}

function describe(slug: string, draft: PathDraft, path: Path, state: PathState): LearnerPath {
  const standing = readStanding(path, state);
  const known = new Map(draft.products.map((product) => [product.slug, product]));

  function describeProduct(product: string): LearnerPath["nodes"][number]["products"][number] {
    const fact = state.facts[product];
    return {
      slug: product,
      name: known.get(product)?.name ?? product,
      type: known.get(product)?.type ?? null,
      // A product that no longer exists cannot be opened.
      perimeterSlug: known.has(product) ? product : null,
      status: fact ? (fact.isComplete ? "COMPLETE" : "FAILED") : null,
      score: fact?.first.score ?? null,
      isComplete: fact?.isComplete === true,
    };
  }
  function describeNode({ products, ...node }: PathNode): LearnerPath["nodes"][number] {
    const { state: own, waitsFor, way } = standing.get(node.slug) ?? LOCKED;
    return { ...node, products: products.map(describeProduct), state: own, override: null, waitsFor, way };
  }
  return {
    perimeterSlug: slug,
    name: draft.name,
    description: readSettings(draft.content).description || null,
    isBegun: state.isBegun,
    isEnded: state.isEnded,
    percentage: measurePath(path, state),
    nodes: path.nodes.map(describeNode),
  };
}
const LOCKED = { state: "locked", waitsFor: [], way: null } as const;
