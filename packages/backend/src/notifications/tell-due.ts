// Knows who is told that the deadline of a product is near, and that it has passed: as a notification, live, and by
// mail (§3.224, decisions 4).
import { DUE_AHEAD, DUE_STAGES, type DueStage, nameDueStage } from "@academiz/domain/catalog";
import { widenAudience } from "@academiz/domain/clients";
import type { NotificationType } from "@academiz/domain/notifications";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale, tellDue as wordDue } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { writeDueMail } from "../mail/write-due-mail.ts";
import { writePlace } from "../player-links/player-path.ts";
import type { ClientRecord, DuePlace, Tenancy } from "../ports/index.ts";
import { planNews } from "./announce-joining.ts";

const TYPES: Readonly<Record<DueStage, NotificationType>> = {
  week: "NextEndSession",
  day: "NextEndSession",
  late: "CloseSession",
};
/** How many clients are looked at in one step, and how many people are told in one transaction. */
const [CLIENTS, PEOPLE] = [100, 200];
/** The id of nobody: no recipient is left out. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

type Stage = Pick<World, "clients" | "perimeters" | "clock" | "dice" | "transact" | "publicUrl" | "breathe">;

/** For all clients. Each person is told once of each stage of a deadline; a new deadline is told again. */
export async function tellDue(world: Stage): Promise<void> {
  for (let page = 1; ; page += 1) {
    const search = { query: null, active: true, sort: "slug", descending: false, page, limit: CLIENTS } as const;
    const { rows } = await world.clients.search({ rootId: null }, search);
    for (const client of rows) await tellClient(world, { clientId: client.id });
    if (rows.length < CLIENTS) return;
  }
}

async function tellClient(world: Stage, tenancy: Tenancy): Promise<void> {
  const now = world.clock.now();
  const places = await world.perimeters.listDue(tenancy, toIso(now), toIso(now + DUE_AHEAD));
  const client = places.length === 0 ? null : await world.clients.read(tenancy);
  for (const place of places) {
    const stage = nameDueStage(place.dueAt, toIso(now));
    if (!client || !stage) continue;
    // The notification and the note that it was sent are written together, or neither is.
    while ((await world.transact(tenancy, (inside) => tellSome(inside, world, client, place, stage))) > 0)
      await world.breathe();
  }
}

/** Returns how many people were told. */
async function tellSome(
  inside: Pick<Repositories, "dues" | "users" | "notifications" | "mails" | "jobs">,
  world: Pick<Stage, "clock" | "dice" | "publicUrl">,
  client: ClientRecord,
  place: DuePlace,
  stage: DueStage,
): Promise<number> {
  const [tenancy, now] = [{ clientId: client.id }, toIso(world.clock.now())];
  const { slug, audience, dueAt, productSlug, productName, productType } = place;
  const among = await inside.dues.note(tenancy, {
    ...{ slug, dueAt, now, limit: PEOPLE, stage: DUE_STAGES.indexOf(stage) },
    among: audience.everyone ? null : widenAudience(audience, client),
  });
  if (among.length === 0) return 0;
  const id = world.dice.createId();
  await inside.notifications.send(tenancy, {
    ...{ id, now, type: TYPES[stage], texts: wordDue(stage, productName), threadSlug: null, productSlug: null },
    otherwise: chooseLocale({ client: client.locale }),
    aboutSlug: productSlug,
    audience: { roles: ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER"], except: NOBODY, among },
  });
  await planNews(inside, world, { clientId: client.id, userId: NOBODY }, id);
  const look = createMailLook(combineTheme(client));
  const link = writePlace(world.publicUrl, productType, slug);
  const people = await inside.users.hold(tenancy, among);
  const mails = people.map((user) => ({
    ...{ id: world.dice.createId(), clientId: client.id, userId: user.id, to: user.email },
    ...writeDueMail({
      locale: chooseLocale({ user: user.locale, userClient: client.locale }),
      ...{ firstname: user.firstname, clientName: client.name, look, timeZone: client.timeZone },
      ...{ stage, product: productName, dueAt, link },
    }),
  }));
  await inside.mails.addMany(tenancy, mails, now);
  return among.length;
}
