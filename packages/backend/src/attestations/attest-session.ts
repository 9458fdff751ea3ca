// Knows how a session is attested to people: what is stored of its slots says who was where, and nothing else does.
import {
  type Attestation,
  type AttestationKind,
  cleanAttestation,
  findAttested,
  isThere,
  readActionNature,
} from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { groupBy } from "../classiz/group-by.ts";
import { listTitledMeans } from "../classrooms/list-classrooms.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

export type Attesting = Pick<World, "slots" | "users" | "clients" | "products" | "attestations" | "clock" | "breathe">;
export interface AttestedSession {
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productName: string;
  readonly mean: string;
}
interface Given {
  readonly kind: AttestationKind;
  readonly userIds: readonly string[];
  /** Who gives them. */
  readonly byId: string;
}

/** What is attested at once; `rows`: slots of all people. */
const MOST = { people: 300, slots: 400, rows: 5_000 };

/** Of those of these people to whom something is to be attested, in their order. */
export async function attestSession(
  world: Attesting,
  tenancy: Tenancy,
  { perimeterSlug, productSlug, productName, mean }: AttestedSession,
  { kind, userIds, byId }: Given,
): Outcome<readonly Attestation[]> {
  const [employer, provider] = [await world.clients.read(tenancy), await world.clients.readMain(tenancy)];
  if (!employer) return refuse("not-found");
  const product = await world.products.read(tenancy, productSlug);
  const title = product ? listTitledMeans(product).find(({ slug }) => slug === mean)?.title : undefined;
  const session = await world.slots.listOfSession(tenancy, { perimeterSlug, mean, run: null });
  if (session.length > MOST.slots || session.length * userIds.length > MOST.rows || userIds.length > MOST.people)
    return refuse("attestation.too-many");
  const slugs = new Set(session.map(({ slug }) => slug));
  const own = groupBy(
    (await world.slots.listOf(tenancy, perimeterSlug, userIds)).filter(({ slug }) => slugs.has(slug)),
    ({ userId }) => userId,
  );
  const people = await world.users.listNamed(tenancy, { ids: userIds, written: [] });
  const names = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
  const given: Attestation[] = [];
  for (const userId of userIds) {
    const learner = names.get(userId);
    const slots = (own.get(userId) ?? []).map(({ startAt, endAt, mark }) => ({
      ...{ startAt, endAt },
      isThere: mark !== null && isThere(mark),
    }));
    const now = world.clock.now();
    const attested = findAttested(slots, now);
    if (learner === undefined || !attested) continue;
    const draft = cleanAttestation({
      ...attested,
      ...{ kind, learner, employer: employer.name, provider: (provider ?? employer).name },
      ...{ course: productName, session: title ?? mean, nature: readActionNature(product?.config) },
    });
    const owner = { userId, perimeterSlug, mean, kind };
    given.push(await world.attestations.give(tenancy, owner, draft, { at: toIso(now), byId }));
    await world.breathe();
  }
  return succeed(given);
}
