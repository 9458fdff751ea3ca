// Knows what a calendar reads at the address of a trainer: the dates that they run, as long as they may.
import { readMeanTitles, writeCalendar } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { SlotRow, Tenancy } from "../ports/index.ts";

const DAY = 86_400_000;
/** How many days before and after now the dates lie, and how many of them at most. */
const SPAN = { before: 30, after: 366 };
const MOST = 500;
const RUNNING = ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"] as const;

type Stage = Pick<
  World,
  "calendarFeeds" | "users" | "clients" | "slots" | "products" | "digester" | "clock" | "publicUrl"
>;

/** `not-found` if there is no such address, or its owner's account is closed or no longer runs sessions. */
export async function readFeed(world: Stage, secret: string): Outcome<string> {
  const isOne = /^[0-9a-f]{64}$/.test(secret);
  const owner = isOne ? await world.calendarFeeds.findOwner(world.digester.sha256(secret)) : null;
  if (!owner) return refuse("not-found");
  const [user, client] = [await world.users.read(owner, owner.userId), await world.clients.read(owner)];
  const isHeld = user?.active && client?.active && RUNNING.some((role) => user.roles.includes(role));
  if (!isHeld) return refuse("not-found");
  const now = world.clock.now();
  const { rows } = await world.slots.search(owner, {
    ...{ perimeterSlug: null, mean: null, descending: false, page: 1, limit: MOST },
    run: { trainerId: user.id, means: user.trainerMeans },
    ...{ from: toIso(now - SPAN.before * DAY), until: toIso(now + SPAN.after * DAY) },
  });
  const nameSlot = await createNamer(world, owner, rows);
  const host = world.publicUrl.replace(/^https?:\/\//, "").replace(/[:/].*$/, "");
  const entries = rows.map((slot) => ({
    ...{ uid: `${slot.slug}@${host}`, startAt: slot.startAt, endAt: slot.endAt, title: nameSlot(slot) },
    ...{ place: slot.place, description: slot.videoLink ?? "", url: `${world.publicUrl}/admin/sessions/${slot.slug}` },
  }));
  return succeed(writeCalendar(entries, toIso(now)));
}

/** Of the product and its session. */
async function createNamer(
  { products }: Pick<World, "products">,
  tenancy: Tenancy,
  rows: readonly SlotRow[],
): Promise<(slot: SlotRow) => string> {
  const titles = new Map<string, Readonly<Record<string, string>>>();
  for (const slug of new Set(rows.map(({ productSlug }) => productSlug)))
    titles.set(slug, readMeanTitles((await products.read(tenancy, slug))?.config));
  return ({ productSlug, productName, mean }) =>
    [productName, titles.get(productSlug)?.[mean]].filter(Boolean).join(" – ");
}
