// Knows what somebody learns, as they see it themselves: their products and what they reached, their certificates, and
// the attempts that ended (§3.218–§3.222).
import { type AnswerOf, type myLearning, PERSON_CERTIFICATES, type QueryOf } from "@academiz/contract";
import { nameCertificate } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { listOwnSlots } from "../attendance/places/tell-own-slots.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { nameDeeds } from "../ground/tell-begun-anew.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { listLearnt } from "./list-learnt.ts";
import { tellCertificate } from "./tell-certificate.ts";
import { tellPlays } from "./tell-plays.ts";

type Reading = Pick<
  World,
  | "users"
  | "clients"
  | "perimeters"
  | "products"
  | "progress"
  | "certificates"
  | "attestations"
  | "slots"
  | "clock"
  | "resets"
  | "threads"
>;

/** Among so many of their certificates one that they have taken is found, although it is not shown any more. */
const MOST_TAKEN = 1_000;

export async function readOwnLearning(
  world: Reading,
  actor: Actor,
): Outcome<AnswerOf<typeof myLearning.readMyLearning>> {
  const { home, userId } = actor;
  const user = await world.users.read(home, userId);
  if (!user) return refuse("not-found");
  const [products, given, attested, slots, resets] = await Promise.all([
    listLearnt(world, home, user),
    world.certificates.listOf(home, userId, MOST_TAKEN),
    world.attestations.listOf(home, userId, PERSON_CERTIFICATES),
    listOwnSlots(world, actor),
    world.resets.listNewest(home, userId),
  ]);
  const tell = await nameDeeds(world, home, resets);
  const begunAnew = new Map(resets.map((reset) => [reset.productSlug, tell(reset)]));
  const taken = new Set(given.map(({ productSlug }) => productSlug));
  return succeed({
    products: products.map(({ parts: _, isCertified, ...product }) => ({
      ...product,
      ...(isCertified && !taken.has(product.slug) && { hasCertificateToTake: true }),
      ...(begunAnew.has(product.slug) && { begunAnew: begunAnew.get(product.slug) }),
    })),
    certificates: given.slice(0, PERSON_CERTIFICATES).map(tellCertificate),
    slots: [...slots],
    attestations: attested.map((one) => ({
      number: nameCertificate(one),
      ...{ code: one.code, kind: one.kind, course: one.course, session: one.session, issuedAt: one.issuedAt },
    })),
  });
}

export async function listOwnHistory(
  world: Pick<World, "histories" | "threads">,
  { home, userId }: Actor,
  { product, status, offset, limit }: QueryOf<typeof myLearning.listMyHistory>,
): Outcome<AnswerOf<typeof myLearning.listMyHistory>> {
  const { rows, total, best } = await world.histories.listPage(home, userId, { product, status, offset, limit });
  return succeed({ total, best, plays: await tellPlays(world, home, rows) });
}
