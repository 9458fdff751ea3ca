// Knows how a session is attested to people: only the stored marks of its slots decide who was where.
import {
  type Attestation,
  type AttestationDraft,
  type AttestationKind,
  cleanAttestation,
  findAttested,
  isThere,
  readActionNature,
} from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { tellAttestationGiven } from "@academiz/domain/wording";
import { groupBy } from "../classiz/group-by.ts";
import { nameSession } from "../classrooms/list-classrooms.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { writeNewsMail } from "../mail/write-news-mail.ts";
import { tellPeople } from "../notifications/tell-people.ts";
import type { AttestationOwner, Tenancy } from "../ports/index.ts";

export type Attesting = Pick<
  World,
  "slots" | "users" | "clients" | "products" | "transact" | "clock" | "dice" | "publicUrl" | "breathe"
>;
export interface AttestedSession {
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productName: string;
  readonly mean: string;
}
interface Given {
  readonly kind: AttestationKind;
  readonly userIds: readonly string[];
  /** The person who gives them. */
  readonly byId: string;
}

/** The most that is attested at once; `rows`: slots of all people together. */
const MOST = { people: 300, slots: 400, rows: 5_000 };

/** The attestations of those of these people who have earned one, in their order. */
export async function attestSession(
  world: Attesting,
  tenancy: Tenancy,
  { perimeterSlug, productSlug, productName, mean }: AttestedSession,
  { kind, userIds, byId }: Given,
): Outcome<readonly Attestation[]> {
  const [employer, provider] = [await world.clients.read(tenancy), await world.clients.readMain(tenancy)];
  if (!employer) return refuse("not-found");
  const product = await world.products.read(tenancy, productSlug);
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
      ...{ course: productName, session: nameSession(product, mean), nature: readActionNature(product?.config) },
    });
    const owner = { userId, perimeterSlug, mean, kind };
    given.push(await give(world, tenancy, { owner, draft, at: toIso(now), byId }));
    await world.breathe();
  }
  return succeed(given);
}

interface Giving {
  readonly owner: AttestationOwner;
  readonly draft: AttestationDraft;
  readonly at: string;
  readonly byId: string;
}

/** A person who is given one by somebody else is told so, only the first time (§3.224). */
function give(world: Attesting, tenancy: Tenancy, { owner, draft, at, byId }: Giving): Promise<Attestation> {
  const texts = tellAttestationGiven(draft.kind, draft.course);
  const link = `${world.publicUrl}/me`;
  return world.transact(tenancy, async (inside) => {
    const given = await inside.attestations.give(tenancy, owner, draft, { at, byId });
    if (given.givenCount === 1 && byId !== owner.userId)
      await tellPeople(inside, world, tenancy, {
        ...{ type: "Attestation", texts, classroomSlug: null, userIds: [owner.userId] },
        writeMail: (person) => writeNewsMail(person, { said: texts, more: MORE, label: LABEL, link }),
      });
    return given;
  });
}

const LABEL = { fr: "La télécharger", en: "Take it" };
const MORE = {
  fr: "Son numéro mène à la page où chacun peut la vérifier.",
  en: "Its number leads to the page where anybody can check it.",
};
