// Knows what one person learns, as those who administer them see it: products and progress, what stands inside one
// (§7.34), plays that ended, questions to experts.
import {
  type AnswerOf,
  PERSON_CERTIFICATES,
  PERSON_CONVERSATIONS,
  PERSON_PLAYS,
  type personPage,
  type users,
} from "@academiz/contract";
import { nameCertificate } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { readSectionProducts } from "@academiz/domain/products";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor, ReachedProduct, UserRecord } from "../ports/index.ts";

type Learning = AnswerOf<typeof personPage.readPersonLearning>;
type Reading = Pick<
  World,
  "users" | "clients" | "perimeters" | "products" | "progress" | "histories" | "threads" | "certificates" | "clock"
>;

export async function readLearning(world: Reading, actor: Actor, id: string): Outcome<Learning> {
  const user = await world.users.read(actor, id);
  if (!user) return refuse("not-found");
  const [products, plays, asked, given] = await Promise.all([
    listProducts(world, actor, user),
    world.histories.listNewest(actor, user.id, PERSON_PLAYS),
    world.threads.listConversations(actor, {
      ...{ as: "asker", readerId: user.id, subject: null, state: "all" },
      ...{ offset: 0, limit: PERSON_CONVERSATIONS },
    }),
    world.certificates.listOf(actor, user.id, PERSON_CERTIFICATES),
  ]);
  return succeed({
    products,
    plays: plays.map(({ product, entry: { type, status, score, time, badge, eventDate } }) => ({
      ...{ product, type, status, score, time, badge, eventDate },
    })),
    conversations: asked.rows.map(({ slug, product, place, messages, resolved, lastAt }) => ({
      ...{ slug, product, messages, lastAt },
      place: place?.name ?? null,
      isClosed: resolved !== null,
    })),
    certificates: given.map((one) => ({
      number: nameCertificate(one),
      ...{ code: one.code, course: one.course, issuedAt: one.issuedAt, revokedAt: one.revokedAt },
    })),
  });
}

/** Those that are open to them, and those that they began before; of several places of one product the best is told. */
async function listProducts(
  world: Reading,
  actor: Actor,
  { id: userId, locale }: Pick<UserRecord, "id" | "locale">,
): Promise<Learning["products"]> {
  const open = await world.perimeters.listOpen(actor, userId, toIso(world.clock.now()));
  const admitted = await keepAdmitting(world, actor, userId, open);
  const reached = bestOfEach(await world.progress.listReached(actor, userId));
  const isOpen = new Set(admitted.map(({ productSlug }) => productSlug));
  const known = new Map([
    ...[...reached.values()].map(({ product }) => [product.slug, product] as const),
    ...admitted.map(
      ({ productSlug: slug, productName: name, productType: type }) => [slug, { slug, name, type }] as const,
    ),
  ]);
  const { compare } = new Intl.Collator(locale ?? "fr");
  const inOrder = [...known.values()].sort((one, other) => compare(one.name, other.name));
  const sections = inOrder.filter(({ type }) => type === "section").map(({ slug }) => slug);
  const contents = await world.products.listContents(actor, sections);
  const parts = new Map(contents.map(({ slug, content }) => [slug, readSectionProducts(content).length]));
  return inOrder.map((product) => ({
    ...product,
    isOpen: isOpen.has(product.slug),
    parts: parts.get(product.slug) ?? 0,
    progress: reached.get(product.slug)?.progress ?? null,
  }));
}

function bestOfEach(rows: readonly ReachedProduct[]): ReadonlyMap<string, ReachedProduct> {
  const best = new Map<string, ReachedProduct>();
  for (const row of rows) {
    const before = best.get(row.product.slug);
    if (!before || before.progress.percentage < row.progress.percentage) best.set(row.product.slug, row);
  }
  return best;
}

/** Of a section its products, in their order; whatever else can be stored is whole by itself. */
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
