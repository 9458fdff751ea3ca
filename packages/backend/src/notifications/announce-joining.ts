// Knows that people who come to a place or a criterion in the audience of a product are told that it is open to them
// (§3.224, decisions 4).
import { type AudienceMember, createAdmission } from "@academiz/domain/clients";
import type { JobKind } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, ClientRecord } from "../ports/index.ts";
import { tellOpened } from "./announce-product.ts";

export const JOINING_NEWS = "joining-news";

/** A person as they were and as they are now; `before` null: they are new. */
export interface Joining {
  readonly before: AudienceMember | null;
  readonly after: AudienceMember;
}

type Inside = Pick<Repositories, "perimeters" | "notifications" | "jobs">;

/**
 * Tells each person once of each product that admits them now and did not before. Products for everyone are not
 * announced to people who come later: they find them with all others. Runs in the transaction that moves them; a
 * waiting job sends it to the live streams once that is committed.
 */
export async function announceJoining(
  inside: Inside,
  world: Pick<World, "clock" | "dice">,
  teller: Pick<Actor, "clientId" | "userId">,
  client: ClientRecord,
  joinings: readonly Joining[],
): Promise<void> {
  const gaining = joinings.filter(gainsPlace);
  if (gaining.length === 0) return;
  const now = toIso(world.clock.now());
  const open = await inside.perimeters.listOpen(teller, teller.userId, now);
  for (const { audience, productSlug, productName } of open) {
    if (audience.everyone) continue;
    const admits = createAdmission(audience, client);
    const joined = gaining.filter(({ before, after }) => admits(after) && !(before && admits(before)));
    if (joined.length === 0) continue;
    const dispatch = await tellOpened(inside, world, teller, {
      client,
      product: { slug: productSlug, name: productName },
      among: joined.map(({ after }) => after.id),
    });
    if (dispatch) await planNews(inside, world, teller, dispatch);
  }
}

/** Without a new place or criterion nobody is admitted: most changes of a user end here. */
function gainsPlace({ before, after }: Joining): boolean {
  const [places, labels] = [new Set(before?.affectations), new Set(before?.criterias)];
  return after.affectations.some((id) => !places.has(id)) || after.criterias.some((label) => !labels.has(label));
}

/** A waiting job sends it to the live streams once its transaction is committed. */
export const planNews = (
  { jobs }: Pick<Repositories, "jobs">,
  { clock, dice }: Pick<World, "clock" | "dice">,
  { clientId, userId }: Pick<Actor, "clientId" | "userId">,
  dispatch: string,
): Promise<unknown> =>
  jobs.add(
    {
      id: dice.createId(),
      clientId,
      type: JOINING_NEWS,
      lane: null,
      askerId: userId,
      askerClientId: clientId,
      input: { dispatch },
      fileKey: null,
    },
    toIso(clock.now()),
  );

/** The notification is written already: the live streams only wait for the end of this job. */
export const bringNews: JobKind =
  async (_, { input }) =>
  async () => ({
    state: "done",
    result: { dispatch: String(input["dispatch"]) },
  });
