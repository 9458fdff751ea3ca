// Knows how the classrooms of a client are listed for those who plan and run their slots.
import type { AnswerOf, classrooms } from "@academiz/contract";
import { keyMean } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { readMeans } from "@academiz/domain/products";
import { mayRunMean, readRun } from "../classiz/may-run.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ProductRecord } from "../ports/index.ts";

const MOST = 500;
type Told = AnswerOf<typeof classrooms.listClassrooms>["classrooms"][number];

/** The sessions of the draft and of the publication; with the title of the draft where both name one. */
export function listTitledMeans({ config, configDraft }: Pick<ProductRecord, "config" | "configDraft">) {
  const written = readMeans(configDraft ?? {});
  const known = new Set(written.map(({ slug }) => slug));
  return [...written, ...readMeans(config ?? {}).filter(({ slug }) => !known.has(slug))];
}

/** The title of a session on papers; its slug where it has none. */
export const nameSession = (product: ProductRecord | null, mean: string): string =>
  (product ? listTitledMeans(product).find(({ slug }) => slug === mean)?.title : undefined) ?? mean;

/** For a trainer, classrooms without a session of theirs are left out. */
export async function listClassrooms(
  world: Pick<World, "slots" | "users" | "products">,
  actor: Actor,
): Outcome<AnswerOf<typeof classrooms.listClassrooms>> {
  const [run, rows] = [await readRun(world, actor), await world.slots.listClassrooms(actor, MOST)];
  const held = new Set(run ? await world.slots.listHeldMeans(actor, run.trainerId) : []);
  const told: Told[] = [];
  for (const row of rows) {
    const product = await world.products.read(actor, row.productSlug);
    if (!product) continue;
    const means = listTitledMeans(product).flatMap(({ slug, title }) => {
      const mayPlan = mayRunMean(run, row.productSlug, slug);
      return mayPlan || held.has(keyMean(row.productSlug, slug)) ? [{ slug, title, mayPlan }] : [];
    });
    if (run === null || means.length > 0) told.push({ ...row, means });
  }
  return succeed({ classrooms: told });
}
