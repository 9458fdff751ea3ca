// Knows what one person learns, as their administrators see it: products and progress, the products inside one
// (§7.34), plays that ended, questions to experts.
import {
  type AnswerOf,
  PERSON_CERTIFICATES,
  PERSON_CONVERSATIONS,
  PERSON_PLAYS,
  type personPage,
  type users,
} from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { readSectionProducts } from "@academiz/domain/products";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { compareDues } from "../learning/compare-dues.ts";
import { bestOfEach, listLearnt } from "../learning/list-learnt.ts";
import { tellCertificate } from "../learning/tell-certificate.ts";
import { tellPlays } from "../learning/tell-plays.ts";
import type { Actor } from "../ports/index.ts";

type Learning = AnswerOf<typeof personPage.readPersonLearning>;
type Reading = Pick<
  World,
  "users" | "clients" | "perimeters" | "products" | "progress" | "histories" | "threads" | "certificates" | "clock"
>;

export async function readLearning(world: Reading, actor: Actor, id: string): Outcome<Learning> {
  const user = await world.users.read(actor, id);
  if (!user) return refuse("not-found");
  const [products, plays, asked, given] = await Promise.all([
    listLearnt(world, actor, user),
    world.histories.listNewest(actor, user.id, PERSON_PLAYS),
    world.threads.listConversations(actor, {
      ...{ as: "asker", readerId: user.id, subject: null, state: "all" },
      ...{ offset: 0, limit: PERSON_CONVERSATIONS },
    }),
    world.certificates.listOf(actor, user.id, PERSON_CERTIFICATES),
  ]);
  return succeed({
    products: [...products]
      .sort(compareDues)
      .map(({ perimeterSlug, ...product }) => ({ ...product, isOpen: perimeterSlug !== null })),
    plays: await tellPlays(world, actor, plays),
    conversations: asked.rows.map(({ slug, product, place, messages, resolved, lastAt }) => ({
      ...{ slug, product, messages, lastAt },
      place: place?.name ?? null,
      isClosed: resolved !== null,
    })),
    certificates: given.map(tellCertificate),
  });
}

/** The products of a section, in their order; no other type contains any. */
export async function listSubProducts(
  world: Pick<World, "users" | "products" | "progress">,
  actor: Actor,
  id: string,
  product: string,
): Outcome<AnswerOf<typeof users.listSubProducts>> {
  const [user, found] = await Promise.all([world.users.read(actor, id), world.products.read(actor, product)]);
  if (!user || !found) return refuse("not-found");
  const slugs = found.type === "section" ? readSectionProducts(found.config ?? found.configDraft ?? {}) : [];
  if (slugs.length === 0) return succeed({ subProducts: [] });
  const [known, rows] = await Promise.all([
    world.products.listKnown(actor, slugs),
    world.progress.listReached(actor, user.id),
  ]);
  const [parts, reached] = [new Map(known.map((one) => [one.slug, one])), bestOfEach(rows)];
  return succeed({
    subProducts: slugs.flatMap((slug) => {
      const part = parts.get(slug);
      return part ? [{ ...part, progress: reached.get(slug)?.progress ?? null }] : [];
    }),
  });
}
