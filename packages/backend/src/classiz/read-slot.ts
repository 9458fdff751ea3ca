// Knows how a trainer opens one slot: its people, the marks of its chain, and whether the chain is whole.
import type { AnswerOf, classiz } from "@academiz/contract";
import type { ChainedMark } from "@academiz/domain/classiz";
import { readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";

import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Page, SlotRow } from "../ports/index.ts";
import { type Checking, checkChain } from "./check-chain.ts";
import { describeSlot, type PeoplePage } from "./describe-slot.ts";
import { findSessionDocuments } from "./find-session-documents.ts";
import { mayRun, readRun } from "./may-run.ts";

const MINUTE = 60_000;

/** `not-found` for a slot that the caller may not run. */
export async function findOwn(
  world: Pick<World, "slots" | "users">,
  actor: Actor,
  slug: string,
): Promise<SlotRow | null> {
  const slot = await world.slots.read(actor, slug);
  return slot && mayRun(await readRun(world, actor), slot) ? slot : null;
}

/** `isIntact`: every mark is what it was when it was made, and none is missing. */
export async function readSlot(
  world: Checking & Pick<World, "users" | "clients" | "perimeters" | "products" | "documents">,
  actor: Actor,
  slug: string,
  page: PeoplePage,
): Outcome<AnswerOf<typeof classiz.getSlot>> {
  const slot = await findOwn(world, actor, slug);
  if (!slot) return refuse("not-found");
  const described = await describeSlot(world, actor, slot, page);
  if (!described.ok) return described;
  const brokenAt = await checkChain(world, actor, slug);
  const { before, after } = readSigningWindow((await world.clients.read(actor))?.config);
  const opensAt = toIso(Date.parse(slot.startAt) - before * MINUTE);
  const closesAt = toIso(Date.parse(slot.endAt) + after * MINUTE);
  const waiting = await listWaiting(world, actor, slug);
  const product = await world.products.read(actor, slot.productSlug);
  const documents = await findSessionDocuments(world, actor, product?.config);
  const { userId } = actor;
  return succeed({
    ...described.value,
    ...{ isIntact: brokenAt === null, brokenAt, opensAt, closesAt, waiting, documents },
    mayTeach: slot.trainerId === null || slot.trainerId === userId,
    hasTaught: (await world.slots.findTaught(actor, slug, userId)) !== null,
  });
}

/** The most waiting people that are shown. */
const MOST_WAITING = 100;
async function listWaiting({ slots, users }: Pick<World, "slots" | "users">, actor: Actor, slug: string) {
  const ids = await slots.listWaiters(actor, slug, MOST_WAITING);
  const people = new Map((await users.listNamed(actor, { ids, written: [] })).map((user) => [user.id, user]));
  return ids.flatMap((userId) => {
    const user = people.get(userId);
    return user ? [{ userId, firstname: user.firstname, lastname: user.lastname }] : [];
  });
}

/** The marks in the order of their chain, as they stand in it. */
export async function listSignatures(
  world: Pick<World, "slots" | "users">,
  actor: Actor,
  slug: string,
  { page, limit }: Page,
): Outcome<AnswerOf<typeof classiz.listSignatures>> {
  if (!(await findOwn(world, actor, slug))) return refuse("not-found");
  const { total, rows } = await world.slots.listMarks(actor, slug, { page, limit });
  const ids = [...new Set(rows.flatMap(({ userId, byId }) => [userId, byId]))];
  const people = await world.users.listNamed(actor, { ids, written: [] });
  const names = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
  return succeed({ meta: { totalItems: total, page, limit }, signatures: rows.map(describeMark(names)) });
}

const describeMark =
  (names: ReadonlyMap<string, string>) =>
  ({ drawingHash: _, arrivedAt = null, drawing = null, ...mark }: ChainedMark) => ({
    ...mark,
    ...{ arrivedAt, drawing },
    ...{ name: names.get(mark.userId) ?? null, byName: names.get(mark.byId) ?? null },
  });
