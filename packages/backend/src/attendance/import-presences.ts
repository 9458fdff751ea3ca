// Knows how a file of who was there is taken back (§7.114): what it says as it is already is not said again.
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
import { followAttendance } from "./follow-attendance.ts";

type Stage = Pick<World, "transact" | "slots" | "products" | "clock" | "digester" | "sheets" | "breathe">;
interface Imported {
  readonly lines: number;
  readonly changed: number;
  readonly unchanged: number;
}
/** Lines that are read, the first one not counted. */
const MOST = 20_000;
/** Faults that are told. */
const MOST_FAULTS = 1_000;
/** Lines that are looked up at once: each time the slots that they name are gone through. */
const PORTION = 5_000;

const complain = (faults: readonly Fault[]) => refuse("validation", { faults: faults.slice(0, MOST_FAULTS) });

/** All of it or nothing; each cell that is wrong is told. The learners must be enrolled already. */
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
    });
    if (!judged.ok) return complain(judged.error);
    const [byId, at] = [actor.userId, toIso(now)];
    const marks = judged.value.map(({ slot, ...mark }) => ({ ...mark, slotSlug: slot, byId, at }));
    await addMarks(inside, world, actor, marks);
    const changed = marks.length;
    await followAttendance(
      inside,
      actor,
      session.value,
      marks.map(({ userId }) => userId),
      now,
    );
    return succeed({ lines: lines.length, changed, unchanged: lines.length - changed });
  });
}

/**
 * When those begin that the lines name, in milliseconds: of this session, and theirs to run. They are held in one order
 * whoever imports, and their people after them.
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
