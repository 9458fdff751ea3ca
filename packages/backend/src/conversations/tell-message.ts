// Knows who is told of a message: at once those who have it open, once for each turn those who have not read it, and
// by mail those who stay away.
import { ROLES } from "@academiz/domain/identity";
import { writeThreadChange } from "@academiz/domain/notifications";
import { findTurnStart, listConcerned, listNewlyTold, type Thread } from "@academiz/domain/threads";
import { chooseLocale, tellAnswered, tellAsked, tellWritten } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";
import { MESSAGE_MAIL, PATIENCE } from "./mail-message.ts";

type Inside = Pick<Repositories, "notifications" | "experts" | "users" | "clients" | "products" | "jobs">;

/**
 * About the last message of `thread`, in the transaction that writes it; `before`: null for a question. Returns what
 * tells those who have it open, once the transaction is committed.
 */
export async function tellMessage(
  inside: Inside,
  world: Pick<World, "clock" | "dice" | "livePublisher">,
  tenancy: Tenancy,
  before: Thread | null,
  thread: Thread,
): Promise<() => void> {
  const authorId = thread.messages.at(-1)?.authorId ?? "";
  const experts = (await inside.experts.list(tenancy)).map(({ id }) => id);
  const concerned = listConcerned(thread, authorId, experts);
  const since = before && findTurnStart(before, authorId);
  const toldBefore = since ? await inside.notifications.listTold(tenancy, concerned, thread.slug, since) : [];
  const told = before ? listNewlyTold(before, concerned, toldBefore) : concerned;
  const dispatch = told.length > 0 ? await notify(inside, world, tenancy, thread, told) : null;
  const [now, at] = [toIso(world.clock.now()), toIso(world.clock.now() + PATIENCE)];
  for (const userId of told) {
    const input = { threadSlug: thread.slug, userId, number: thread.lastNumber };
    const job = { id: world.dice.createId(), clientId: tenancy.clientId, type: MESSAGE_MAIL, lane: null, input };
    await inside.jobs.add({ ...job, askerId: authorId, askerClientId: tenancy.clientId, fileKey: null }, now, at);
  }
  const listeners = await listListeners(inside, tenancy, thread);
  return () => {
    if (dispatch !== null) world.livePublisher.publish(tenancy, dispatch);
    for (const identifier of listeners) world.livePublisher.tell(tenancy, identifier, writeThreadChange(thread.slug));
  };
}

async function notify(
  inside: Inside,
  { clock, dice }: Pick<World, "clock" | "dice">,
  tenancy: Tenancy,
  thread: Thread,
  told: readonly string[],
): Promise<string | null> {
  const [client, [product]] = await Promise.all([
    inside.clients.read(tenancy),
    inside.products.listKnown(tenancy, [thread.subject]),
  ]);
  const authorId = thread.messages.at(-1)?.authorId ?? "";
  const name = product?.name ?? "";
  const id = dice.createId();
  const recipients = await inside.notifications.send(tenancy, {
    ...{ id, type: "NewMessage", texts: wordNews(thread, authorId, name) },
    otherwise: chooseLocale({ client: client?.locale }),
    ...{ threadSlug: thread.slug, productSlug: null },
    audience: { roles: ROLES, except: authorId, among: told },
    now: toIso(clock.now()),
  });
  return recipients > 0 ? id : null;
}

/** A first message of somebody else answers nothing. */
const wordNews = ({ askerId, messages }: Thread, authorId: string, name: string) =>
  authorId === askerId ? tellAsked(name) : messages.length === 1 ? tellWritten(name) : tellAnswered(name);

/** Tells those who have it open that it changed. */
export async function tellChange(
  world: Pick<World, "users" | "experts" | "livePublisher">,
  tenancy: Tenancy,
  thread: Thread,
): Promise<void> {
  for (const identifier of await listListeners(world, tenancy, thread))
    world.livePublisher.tell(tenancy, identifier, writeThreadChange(thread.slug));
}

/** The participants, and the experts of the client. */
async function listListeners(
  { users, experts }: Pick<Repositories, "users" | "experts">,
  tenancy: Tenancy,
  { askerId, assigneeId, people }: Thread,
): Promise<readonly string[]> {
  const ids = [
    ...(await experts.list(tenancy)).map(({ id }) => id),
    ...people.map(({ userId }) => userId),
    ...[askerId, assigneeId].filter((id) => id !== null),
  ];
  const named = await users.listNamed(tenancy, { ids: [...new Set(ids)], written: [] });
  return named.map(({ identifier }) => identifier);
}
