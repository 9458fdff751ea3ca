// Knows what was done for one learner of a product, what can be, and why something cannot.
import type { LearnerStandingAnswer } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import { isInAudience } from "@academiz/domain/clients";
import { readMaxAttempts } from "@academiz/domain/games";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { RESET_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, ClientRecord, ExtensionRecord, ResetRecord, Tenancy } from "../ports/index.ts";
import { type FoundLearner, findLearner, type LearnerAddress, nameOf, placeOf } from "./find-learner.ts";

/** Types whose result follows from something else. */
const DERIVED: Partial<Record<ProductType, "computed" | "attended">> = {
  coursiz: "computed",
  section: "computed",
  classiz: "attended",
};

export type StandingStage = Pick<
  World,
  "products" | "users" | "perimeters" | "clients" | "progress" | "resets" | "extensions" | "threads"
>;
type Obstacles = LearnerStandingAnswer["obstacles"];

export async function readLearnerStanding(
  world: StandingStage,
  actor: Actor,
  address: LearnerAddress,
): Outcome<LearnerStandingAnswer> {
  const found = await findLearner(world, actor, address);
  return found.ok ? succeed(await describeStanding(world, actor, found.value)) : found;
}

export async function describeStanding(
  world: StandingStage,
  tenancy: Tenancy,
  found: FoundLearner,
): Promise<LearnerStandingAnswer> {
  const place = placeOf(found);
  const { user, product, perimeter } = found;
  const [client, resets, extension, mayReset] = await Promise.all([
    world.clients.read(tenancy),
    world.resets.list(tenancy, user.id, product.slug, RESET_LIMIT),
    place && world.extensions.read(tenancy, place),
    judgeReset(world, tenancy, found),
  ]);
  const names = await world.threads.listNames(
    tenancy,
    [...resets, ...(extension ? [extension] : [])].map(({ byId }) => byId),
  );
  const nameBy = ({ byId }: Pick<ResetRecord, "byId">) => names.get(byId) ?? null;
  return {
    name: nameOf(user),
    obstacles: {
      reset: mayReset,
      extension: judgeExtension(found, client),
      message: client?.isChatExpertEnabled ? null : "silent",
    },
    limits: { until: readEnd(found), due: perimeter?.dueAt ?? null, attempts: readAllowed(found) },
    extension: extension && describeExtension(extension, nameBy(extension)),
    resets: resets.map((reset) => {
      const { at, reason, status, percentage, score, time } = reset;
      return { at, by: nameBy(reset), reason, status, percentage, score, time };
    }),
  };
}

const describeExtension = ({ closesAt, dueAt, attempts, reason, at }: ExtensionRecord, by: string | null) => ({
  ...{ until: closesAt, due: dueAt, attempts, reason, by, at },
});

/** Why a learner cannot begin anew; null where they can. */
export async function judgeReset(
  { progress, resets }: Pick<World, "progress" | "resets">,
  tenancy: Tenancy,
  { product, user }: FoundLearner,
): Promise<Obstacles["reset"]> {
  const derived = DERIVED[product.type];
  if (derived) return derived;
  const [reached, former] = await Promise.all([
    progress.listReached(tenancy, user.id),
    resets.list(tenancy, user.id, product.slug, RESET_LIMIT),
  ]);
  if (!reached.some((one) => one.product.slug === product.slug)) return "not-begun";
  return former.length < RESET_LIMIT ? null : "too-many";
}

/** Why a learner cannot be given more than everybody; null where they can. */
export function judgeExtension(found: FoundLearner, client: ClientRecord | null): Obstacles["extension"] {
  const { product, user, perimeter } = found;
  if (product.publishedAt === null || !perimeter) return "unpublished";
  if (!product.visible) return "withdrawn";
  if (!client || !user.active || !isInAudience(perimeter.audience, user, client)) return "not-meant";
  if ((readEnd(found) ?? perimeter.dueAt ?? readAllowed(found)) !== null) return null;
  return perimeter.closesAt === null ? "unbounded" : "shared-end";
}

/**
 * The end that one learner can be given a later one than, as ISO; null without one. Places, presence and surveys of a
 * classroom are those of a group: it ends for everybody at once.
 */
export const readEnd = ({ product, perimeter }: Pick<FoundLearner, "product" | "perimeter">): string | null =>
  product.type === "classiz" ? null : (perimeter?.closesAt ?? null);

/** How many attempts everybody has; null without a limit. */
export const readAllowed = ({ product: { type, config } }: Pick<FoundLearner, "product">): number | null =>
  type === "game" && config ? readMaxAttempts(config) : null;
