// Knows how authors see the launches of a package, and the calls of its content (decisions 7).
import type { AnswerOf, launches } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { LOG_LIMITS } from "@academiz/domain/scorm";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, LaunchRow } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";

type List = AnswerOf<typeof launches.listLaunches>;

/** Gives the newest calls, at most 2,000; `dropped` counts the others. */
export async function readLaunch(
  world: Pick<World, "products" | "launches">,
  actor: Actor,
  slug: string,
  launch: string,
): Outcome<AnswerOf<typeof launches.readLaunch>> {
  const product = await findProduct(world, actor, { type: "scorm", slug });
  if (!product.ok) return product;
  const found = await world.launches.read(actor, launch);
  if (found?.productSlug !== slug) return refuse("not-found");
  const [log, answers] = await Promise.all([
    world.launches.listCalls(actor, launch, LOG_LIMITS.calls),
    world.launches.listAnswers(actor, launch),
  ]);
  return succeed({ ...describe(found), log: [...log], dropped: found.calls - log.length, answers: [...answers] });
}

export async function listLaunches(
  world: Pick<World, "products" | "launches">,
  actor: Actor,
  slug: string,
  { query, page, limit }: { readonly query?: string | undefined; readonly page: number; readonly limit: number },
): Outcome<List> {
  const product = await findProduct(world, actor, { type: "scorm", slug });
  if (!product.ok) return product;
  const search = { productSlug: slug, query: query?.trim() || null, page, limit };
  const { total, rows } = await world.launches.search(actor, search);
  return succeed({ launches: rows.map(describe), meta: { totalItems: total, page, limit } });
}

const describe = ({ id, userId, firstname, lastname, number, ...row }: LaunchRow) => ({
  uuid: id,
  learner: { id: userId, name: [firstname, lastname].filter(Boolean).join(" ") },
  number,
  startedAt: row.startedAt,
  seenAt: row.seenAt,
  endedAt: row.endedAt,
  calls: row.calls,
  errors: row.errors,
  time: row.time,
  status: row.status,
  score: row.score,
  percentage: row.percentage,
  attempt: row.attempt,
});
