// Knows what a learner sees of a path: each node, its standing, and what it waits for.
import type { PathAnswer } from "@academiz/contract";
import { measurePath, type PathNode, type PathState, readStanding } from "@academiz/domain/paths";
import { readDisplayTitle } from "@academiz/domain/scorm";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor } from "../ports/index.ts";
import type { OpenedPath } from "./open-path.ts";

export type Describing = Pick<World, "perimeters" | "users" | "clients" | "clock" | "products">;

export async function describeRun(
  stage: Describing,
  { home, userId }: Actor,
  { perimeter, path }: OpenedPath,
  state: PathState,
): Promise<PathAnswer> {
  const open = await stage.perimeters.listOpen(home, userId, toIso(stage.clock.now()));
  const admitted = await keepAdmitting(stage, home, userId, open);
  const known = await stage.products.listKnown(home, [...new Set(path.nodes.flatMap(({ products }) => products))]);
  const standing = readStanding(path, state);
  const card = open.find(({ slug }) => slug === perimeter.slug)?.card;

  function describeProduct(slug: string) {
    const place = admitted.find(({ productSlug }) => productSlug === slug);
    const product = known.find((one) => one.slug === slug);
    return {
      slug,
      name: place ? readDisplayTitle(place.card.title, place.name) : (product?.name ?? ""),
      type: product?.type ?? null,
      perimeterSlug: place?.slug ?? null,
      status: place?.progress?.status ?? null,
      score: place?.progress?.score ?? null,
      isComplete: state.facts[slug]?.isComplete === true,
    };
  }

  function findOverride(slug: string) {
    const found = state.overrides.findLast(({ node }) => node === slug);
    return found ? { as: found.as, reason: found.reason } : null;
  }

  function describeNode({ products, ...node }: PathNode) {
    const {
      state: own,
      waitsFor,
      way,
    } = standing.get(node.slug) ?? { state: "locked" as const, waitsFor: [], way: null };
    // The words of a mail can be read once it was sent.
    const said = own === "done" ? {} : { subject: "", text: "" };
    return {
      ...node,
      ...said,
      next: [...node.next],
      products: products.map(describeProduct),
      ...{ state: own, waitsFor: [...waitsFor], way },
      override: findOverride(node.slug),
    };
  }

  return {
    perimeterSlug: perimeter.slug,
    name: readDisplayTitle(card?.title ?? "", perimeter.name),
    description: card?.description ?? null,
    demo: perimeter.demo,
    isBegun: state.isBegun,
    isEnded: state.isEnded,
    percentage: measurePath(path, state),
    nodes: path.nodes.map(describeNode),
  };
}
