// Knows who is reminded of a slot: everybody in it, once, within a day before it begins (§3.224).
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { Tenancy } from "../../ports/index.ts";
import { tellSlotNews } from "./tell-slot-news.ts";

/** Milliseconds before the start. */
const AHEAD = 24 * 3_600_000;
/** How many clients, and slots of one client, are looked at in one step. */
const PORTION = 100;

type Stage = Pick<World, "clients" | "slots" | "clock" | "dice" | "transact" | "publicUrl" | "breathe">;

/** For all clients. Moving a slot gives a new reason: its people are reminded again. */
export async function remindOfSlots(world: Stage): Promise<void> {
  for (let page = 1; ; page += 1) {
    const search = { query: null, active: true, sort: "slug", descending: false, page, limit: PORTION } as const;
    const { rows } = await world.clients.search({ rootId: null }, search);
    for (const { id } of rows) await remindClient(world, { clientId: id });
    if (rows.length < PORTION) return;
  }
}

async function remindClient(world: Stage, tenancy: Tenancy): Promise<void> {
  for (;;) {
    const now = world.clock.now();
    const due = await world.slots.listDueReminders(tenancy, toIso(now), toIso(now + AHEAD), PORTION);
    for (const { slug } of due) {
      // The reminder and the note that it was sent are written together, or neither is.
      await world.transact(tenancy, async (inside) => {
        const [slot] = await inside.slots.hold(tenancy, [slug]);
        if (!slot) return;
        const userIds = await inside.slots.noteReminded(tenancy, slug);
        await tellSlotNews(inside, world, tenancy, { kind: "near", slot, userIds });
      });
      await world.breathe();
    }
    if (due.length < PORTION) return;
  }
}
