// Knows how a file of who was there is taken back (§7.114): what it says as it is already is not said again.
import { isThere, type Mark, type PresenceLine, readLastMarks, readPresenceFile } from "@academiz/domain/classiz";
import { type Fault, type Result, succeed } from "@academiz/domain/kernel";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Actor, SlotRecord } from "../ports/index.ts";
import type { Repositories, World } from "../world.ts";
import type { Presential } from "./export-presences.ts";
import { holdSlot } from "./hold-slot.ts";
import { markHeld } from "./mark-presence.ts";

type Stage = Pick<World, "transact" | "slots" | "clock" | "digester" | "sheets">;
interface Imported {
  readonly lines: number;
  readonly changed: number;
  readonly unchanged: number;
}
/** Lines that are read. */
const MOST = 10_000;

/** All of it or nothing; each cell that is wrong is told. The learners must be enrolled already. */
export async function importPresences(
  world: Stage,
  actor: Actor,
  place: Presential,
  bytes: Uint8Array,
): Outcome<Imported> {
  const read = await readLines(world, bytes);
  if (!read.ok) return read;
  if (!(await world.slots.findClassiz(actor, place.perimeterSlug))) return refuse("not-found");
  const lines = read.value;
  try {
    const changed = await world.transact(actor, async (inside) => {
      const faults: Fault[] = [];
      let count = 0;
      const slots = await holdSlots(inside, actor, place, lines, faults);
      const named = new Set<string>();
      for (const line of lines) {
        const slot = slots.get(line.slot);
        if (!slot) continue;
        const key = JSON.stringify([line.slot, line.login]);
        if (named.has(key)) faults.push({ path: [line.line, "login"], message: "named twice in this slot" });
        named.add(key);
        if (await apply(inside, world, actor, slot, line, faults)) count += 1;
      }
      if (faults.length > 0) throw new Faulty(faults);
      return count;
    });
    return succeed({ lines: lines.length, changed, unchanged: lines.length - changed });
  } catch (error) {
    if (error instanceof Faulty) return refuse("validation", { faults: error.faults });
    throw error;
  }
}

/** Undoes what was marked before it was found. */
class Faulty extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super("the file is faulty");
    this.faults = faults;
  }
}

async function readLines({ sheets }: Stage, bytes: Uint8Array): Promise<Result<readonly PresenceLine[], Refusal>> {
  const table: (readonly string[])[] = [];
  const file = {
    size: bytes.byteLength,
    async *read(part?: { readonly start: number; readonly end: number }) {
      yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
    },
  };
  const read = await sheets.readCsv(file, async (rows) => {
    table.push(...rows.map(({ cells }) => cells));
    return table.length <= MOST;
  });
  if (!read.ok) return refuse("validation", { faults: [{ path: ["upload"], message: read.error.message }] });
  if (table.length > MOST)
    return refuse("validation", { faults: [{ path: ["upload"], message: `more than ${MOST} lines` }] });
  const lines = readPresenceFile(table);
  return lines.ok ? lines : refuse("validation", { faults: lines.error });
}

/** A held slot, with who is enrolled and the mark of each. */
interface HeldSlot {
  readonly slot: SlotRecord;
  /** Ids by login. */
  readonly people: ReadonlyMap<string, string>;
  readonly marks: ReadonlyMap<string, Mark>;
}

/** Those that the lines name, held in one order whoever imports, and all their people after them; of this session, and theirs to run. */
async function holdSlots(
  inside: Repositories,
  actor: Actor,
  { perimeterSlug, mean }: Presential,
  lines: readonly PresenceLine[],
  faults: Fault[],
): Promise<ReadonlyMap<string, HeldSlot>> {
  const held = new Map<string, HeldSlot>();
  for (const slug of [...new Set(lines.map(({ slot }) => slot))].sort()) {
    const slot = await holdSlot(inside, actor, slug);
    if (!slot.ok || slot.value.perimeterSlug !== perimeterSlug || slot.value.mean !== mean) continue;
    const enrolled = await inside.slots.listEnrolled(actor, slug);
    const chain = (await inside.slots.listMarks(actor, [slug])).get(slug) ?? [];
    const people = new Map(enrolled.map(({ login, userId }) => [login, userId]));
    held.set(slug, { slot: slot.value, people, marks: readLastMarks(chain) });
  }
  await inside.users.hold(
    actor,
    [...held.values()].flatMap(({ people }) => [...people.values()]),
  );
  for (const { line, slot } of lines)
    if (!held.has(slot)) faults.push({ path: [line, "slot"], message: "no slot of this session" });
  return held;
}

/** True when it changed something. A line that says nothing of the presence leaves it as it is. */
async function apply(
  inside: Repositories,
  world: Pick<World, "clock" | "digester">,
  actor: Actor,
  { slot, people, marks }: HeldSlot,
  { line, login, presence, reason }: PresenceLine,
  faults: Fault[],
): Promise<boolean> {
  const userId = people.get(login);
  if (userId === undefined) faults.push({ path: [line, "login"], message: "nobody who is enrolled" });
  if (userId === undefined || presence === null) return false;
  const isPresent = presence === "PRESENT";
  const last = marks.get(userId);
  if (last && isThere(last) === isPresent && (last.reason ?? "") === reason) return false;
  const marked = await markHeld(inside, world, actor, slot, { userId, isPresent, reason });
  if (marked.ok) return marked.value;
  const isEarly = marked.error.code === "slot.closed";
  const message = isEarly ? "it has not begun" : "a mark needs a reason";
  faults.push({ path: [line, isEarly ? "presence" : "reason"], message });
  return false;
}
