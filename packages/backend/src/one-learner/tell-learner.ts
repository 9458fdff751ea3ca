// Knows how it is recorded that something was done for one learner, and how they are told, in the transaction that does
// it.
import { type AccountEventKind, ROLES } from "@academiz/domain/identity";
import { chooseLocale, type Texts } from "@academiz/domain/wording";
import { noteEvents, toDoer } from "../account-events/note-events.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import type { FoundLearner } from "./find-learner.ts";

export interface Deed {
  readonly kind: AccountEventKind;
  /** What the learner is told about the product of this name. */
  readonly texts: (product: string, reason: string) => Texts;
  readonly reason: string;
}

/** Answers the sending, for the live streams. */
export async function noteAndTell(
  inside: Pick<Repositories, "accountEvents" | "notifications" | "clients">,
  world: Pick<World, "clock" | "dice">,
  actor: Actor,
  { product, user }: FoundLearner,
  { kind, texts, reason }: Deed,
): Promise<string> {
  const detail = `${product.name} — ${reason}`;
  await noteEvents(inside, world, actor, toDoer(actor), [{ userId: user.id, kind, detail }]);
  const client = await inside.clients.read(actor);
  const id = world.dice.createId();
  await inside.notifications.send(actor, {
    ...{ id, type: "Session", texts: texts(product.name, reason), threadSlug: null, productSlug: null },
    otherwise: chooseLocale({ client: client?.locale }),
    aboutSlug: product.slug,
    // Who does it for themselves is told as well: the dialog says so to everybody.
    audience: { roles: ROLES, except: null, among: [user.id] },
    now: toIso(world.clock.now()),
  });
  return id;
}
