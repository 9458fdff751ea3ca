// Knows what an author sees of a learner on a path: the standing of each step, and the overrides.
import type { PathRunsAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import {
  listProducts,
  mayOverride,
  measurePath,
  type Path,
  type PathNode,
  readPath,
  readPathState,
  readStanding,
} from "@academiz/domain/paths";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, LearnerRun } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";

/** Slug of the product, and identifier of the learner. */
export interface LearnerOfPath {
  readonly slug: string;
  readonly identifier: string;
}
export type LearnerRunsStage = Pick<World, "products" | "pathRuns" | "users">;

/** Empty where they have not begun it. */
export async function listLearnerRuns(
  stage: LearnerRunsStage,
  actor: Actor,
  { slug, identifier }: LearnerOfPath,
): Outcome<PathRunsAnswer> {
  const product = await findProduct(stage, actor, { type: "coursiz", slug });
  if (!product.ok) return product;
  const runs = await stage.pathRuns.listOfLearner(actor, slug, identifier);
  return succeed({ runs: await describeRuns(stage, actor, runs) });
}

/** Each of them, in their order. */
export async function describeRuns(
  stage: LearnerRunsStage,
  actor: Actor,
  runs: readonly LearnerRun[],
): Promise<PathRunsAnswer["runs"]> {
  const names = await readNames(stage, actor, runs);
  const nameOf = await nameSteps(
    stage,
    actor,
    runs.map(({ config }) => readPath(config)),
  );
  return runs.map((run) => describe(run, names, nameOf));
}

type StepName = (node: Pick<PathNode, "name" | "products">) => string;

/** How steps of these paths are called: as their author says, else as the products are that they lead to. */
export async function nameSteps(
  stage: Pick<World, "products">,
  actor: Actor,
  paths: readonly Path[],
): Promise<StepName> {
  const products = [...new Set(paths.flatMap(listProducts))];
  const called = new Map((await stage.products.listKnown(actor, products)).map((one) => [one.slug, one.name]));
  return ({ name, products: led }) => name || led.flatMap((product) => called.get(product) ?? []).join(", ");
}

/** `names`: of people. */
function describe(
  run: LearnerRun,
  names: ReadonlyMap<string, string>,
  nameOf: StepName,
): PathRunsAnswer["runs"][number] {
  const [path, state] = [readPath(run.config), readPathState(run.state)];
  const standing = readStanding(path, state);
  return {
    perimeterSlug: run.perimeterSlug,
    name: run.name,
    isEnded: state.isEnded,
    percentage: measurePath(path, state),
    nodes: path.nodes.map(({ slug, kind, subject, ...node }) => ({
      ...{ slug, kind, subject },
      name: nameOf(node),
      state: standing.get(slug)?.state ?? "locked",
      may: (["open", "complete"] as const).filter((as) => mayOverride(path, state, { node: slug, as })),
    })),
    overrides: state.overrides.map(({ byId, ...override }) => ({ ...override, by: names.get(byId) ?? null })),
  };
}

/** The names of people who made overrides. */
async function readNames(
  { users }: LearnerRunsStage,
  actor: Actor,
  runs: readonly LearnerRun[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(runs.flatMap(({ state }) => readPathState(state).overrides.map(({ byId }) => byId)));
  const names = new Map<string, string>();
  for (const id of ids) {
    const user = await users.read(actor, id);
    if (user) names.set(id, `${user.firstname} ${user.lastname}`);
  }
  return names;
}
