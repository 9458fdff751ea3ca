// Knows how a file of presences is read back (§7.114): marks that it repeats are not made again.
import { judgePresences, type PresenceLine, readPresenceFile } from "@academiz/domain/classiz";
import { type Fault, type Result, succeed } from "@academiz/domain/kernel";
import { findPresential, type Presential } from "../classiz/find-presential.ts";
import { groupBy } from "../classiz/group-by.ts";
import { holdSlots } from "../classiz/hold-slot.ts";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, SlotRow } from "../ports/index.ts";
import { addMarks } from "./add-marks.ts";
import { cutPortions } from "./cut-portions.ts";
import { followMany } from "./follow-attendance.ts";

type Stage = Pick<World, "transact" | "slots" | "products" | "clock" | "dice" | "digester" | "sheets" | "breathe">;
interface Imported {
  readonly lines: number;
  readonly changed: number;
  readonly unchanged: number;
}
/** The most lines that are read, without the first. */
const MOST = 20_000;
/** The most faults that are told. */
const MOST_FAULTS = 1_000;
/** How many lines are looked up at once: each time reads the slots that they name. */
const PORTION = 5_000;

const complain = (faults: readonly Fault[]) => refuse("validation", { faults: faults.slice(0, MOST_FAULTS) });

/** All of it or nothing; each wrong cell is told. The learners have to be enrolled already. */
export async function importPresences(
  world: Stage,
  actor: Actor,
  place: Presential,
  bytes: Uint8Array,
): Outcome<Imported> {
  const read = await readLines(world, bytes);
  if (!read.ok) return read;
  const session = await findPresential(world, actor, place);
  if (!session.ok) return session;
  const lines = read.value;
  return world.transact(actor, async (inside): Outcome<Imported> => {
    const slots = await holdNamed(inside, actor, place, lines);
    const people = await findPeople(
      inside,
      actor,
      lines.filter(({ slot }) => slots.has(slot)),
    );
    const now = world.clock.now();
    const judged = judgePresences(lines, {
      findStart: (slug) => slots.get(slug),
      findPerson: (slot, login) => people.get(keyPerson(slot, login)),
      now,
      markerId: actor.userId,
    });
    if (!judged.ok) return complain(judged.error);
    const [byId, at] = [actor.userId, toIso(now)];
    const marks = judged.value.map(({ slot, ...mark }) => ({ ...mark, slotSlug: slot, byId, at }));
    await addMarks(inside, world, actor, marks);
    const changed = marks.length;
    await followMany(
      inside,
      world,
      actor,
      session.value,
      marks.map(({ userId }) => userId),
    );
    return succeed({ lines: lines.length, changed, unchanged: lines.length - changed });
  });
}

/**
 * The starts, in milliseconds, of the slots that the lines name, as far as they are in this session and the caller
 * runs them. Slots, and then people, are always held in the same order, so that two imports do not block each other.
 */
async function holdNamed(
  inside: Repositories,
  actor: Actor,
  { perimeterSlug, mean }: Presential,
  lines: readonly PresenceLine[],
): Promise<ReadonlyMap<string, number>> {
  const slugs = [...new Set(lines.map(({ slot }) => slot))];
  const held = (await holdSlots(inside, actor, slugs)).filter(
    (slot: SlotRow) => slot.perimeterSlug === perimeterSlug && slot.mean === mean,
  );
  return new Map(held.map(({ slug, startAt }) => [slug, Date.parse(startAt)]));
}

const keyPerson = (slot: string, login: string): string => JSON.stringify([slot, login]);

async function findPeople(inside: Pick<Repositories, "slots">, actor: Actor, lines: readonly PresenceLine[]) {
  const people = new Map<string, Awaited<ReturnType<typeof inside.slots.findLogins>>[number]>();
  const bySlot = [...groupBy(lines, ({ slot }) => slot).values()].flat();
  for (const portion of cutPortions(bySlot, PORTION)) {
    const named = portion.map(({ slot, login }) => ({ slotSlug: slot, login }));
    for (const found of await inside.slots.findLogins(actor, named))
      people.set(keyPerson(found.slotSlug, found.login), found);
  }
  return people;
}

async function readLines(
  { sheets, breathe }: Stage,
  bytes: Uint8Array,
): Promise<Result<readonly PresenceLine[], Refusal>> {
  const table: (readonly string[])[] = [];
  const file = {
    size: bytes.byteLength,
    async *read(part?: { readonly start: number; readonly end: number }) {
      yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
    },
  };
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const read = await (isWorkbook ? sheets.readWorkbook : sheets.readCsv)(file, async (rows) => {
    table.push(...rows.map(({ cells }) => cells));
    await breathe();
    return table.length <= MOST + 1;
  });
  if (!read.ok) return refuse("validation", { faults: [{ path: ["upload"], message: read.error.message }] });
  if (table.length > MOST + 1)
    return refuse("validation", { faults: [{ path: ["upload"], message: `more than ${MOST} lines` }] });
  const lines = readPresenceFile(table);
  return lines.ok ? lines : complain(lines.error);
}
