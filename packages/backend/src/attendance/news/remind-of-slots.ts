// Knows who is reminded of a slot: everybody in it to whom the classroom is open, once, within a day before it begins
// (§3.224, §7.131).
import { widenAudience } from "@academiz/domain/clients";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { ClientRecord, DueReminder } from "../../ports/index.ts";
import { tellOpening } from "./tell-slot-news.ts";

/** Milliseconds before the start. */
const AHEAD = 24 * 3_600_000;
/** How many clients, and slots of one client, are looked at in one step. */
const PORTION = 100;

type Stage = Pick<World, "clients" | "slots" | "clock" | "dice" | "transact" | "publicUrl" | "breathe">;

/**
 * For all clients. Moving a slot gives a new reason: its people are reminded again. Whoever cannot open the classroom
 * is reminded later, should it open to them in time.
 */
export async function remindOfSlots(world: Stage): Promise<void> {
  for (let page = 1; ; page += 1) {
    const search = { query: null, active: true, sort: "slug", descending: false, page, limit: PORTION } as const;
    const { rows } = await world.clients.search({ rootId: null }, search);
    for (const client of rows) await remindClient(world, client);
    if (rows.length < PORTION) return;
  }
}

async function remindClient(world: Stage, client: ClientRecord): Promise<void> {
  const tenancy = { clientId: client.id };
  let after: string | null = null;
  for (;;) {
    const now = world.clock.now();
    const within = { from: toIso(now), until: toIso(now + AHEAD) };
    const due: readonly DueReminder[] = await world.slots.listDueReminders(tenancy, within, after, PORTION);
    for (const { slug, audience } of due) {
      const among = audience.everyone ? null : widenAudience(audience, client);
      // The reminder and the note that it was sent are written together, or neither is.
      await world.transact(tenancy, async (inside) => {
        const [slot] = await inside.slots.hold(tenancy, [slug]);
        if (!slot) return;
        const userIds = await inside.slots.noteReminded(tenancy, slug, among);
        await tellOpening(inside, world, tenancy, { kind: "near", slot, userIds });
      });
      await world.breathe();
    }
    after = due.at(-1)?.slug ?? null;
    if (due.length < PORTION) return;
  }
}
