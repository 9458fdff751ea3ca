// Knows how the lines of a file and the users that there are become a plan: nothing is written here.
import { countFree, hasPlace, type LicenceUse, USER_UNITY } from "@academiz/domain/clients";
import {
  administers,
  chooseRemovals,
  createDigest,
  createVocabulary,
  findTwins,
  needsConfirmation,
  type ReadRow,
  type RowFault,
  readLoginCell,
  readRow,
  type Twin,
} from "@academiz/domain/user-files";
import type { JobTools } from "../ground/job-kind.ts";
import type { Repositories } from "../ground/world.ts";
import type { AttendanceCount, ClientRecord, RosterPlace, UserRecord } from "../ports/index.ts";
import { listKnown } from "../users/take-user.ts";
import { judgeExisting, judgeNew } from "./judge-row.ts";
import type { Importer, Plan, PlannedChange } from "./plan.ts";
import type { FileRows } from "./read-rows.ts";

/** Users that are read at once, and lines that are judged before others have their turn. */
const [PORTION, STEP] = [250, 25];

export interface PlanInput {
  readonly client: ClientRecord;
  readonly licences: readonly LicenceUse[];
  readonly importer: Importer;
  readonly file: FileRows;
  readonly deleteAbsent: boolean;
}
type Needed = Pick<Repositories, "roster" | "slots">;

async function readAll(
  world: Pick<Needed, "roster">,
  client: ClientRecord,
  tools: JobTools,
): Promise<ReadonlyMap<string, UserRecord>> {
  const all = new Map<string, UserRecord>();
  let place: RosterPlace | null = null;
  do {
    const page: Awaited<ReturnType<typeof world.roster.walk>> = await world.roster.walk(
      { clientId: client.id },
      place,
      PORTION,
    );
    for (const user of page.rows) all.set(user.login, user);
    place = page.next;
    await tools.pause();
  } while (place);
  return all;
}

async function countAttendance(
  { slots }: Needed,
  { id: clientId }: ClientRecord,
  people: readonly UserRecord[],
  tools: JobTools,
): Promise<AttendanceCount> {
  let [places, marks] = [0, 0];
  for (let at = 0; at < people.length; at += PORTION) {
    const ids = people.slice(at, at + PORTION).map(({ id }) => id);
    const counted = await slots.countAttendance({ clientId }, ids);
    places += counted.places;
    marks += counted.marks;
    await tools.pause();
  }
  return { places, marks };
}

/** Who keeps an address that was shared before is not told again. */
function listTwins(
  { creates, changes, removals }: Pick<Plan, "creates" | "changes" | "removals">,
  users: ReadonlyMap<string, UserRecord>,
): readonly Twin[] {
  const moved = changes.filter(({ columns }) => columns.includes("email"));
  const elsewhere = new Set([...moved.map(({ before }) => before.id), ...removals.map(({ id }) => id)]);
  const given = [
    ...creates.map(({ row, user }) => ({ row, login: user.login, email: user.email })),
    ...moved.map(({ row, after }) => ({ row, login: after.login, email: after.email })),
  ];
  return findTwins(
    given,
    [...users.values()].filter(({ id }) => !elsewhere.has(id)),
  );
}

const lineFault = (code: string, message: string): RowFault => ({ code, column: null, message });
const loginFault = (code: string, message: string): RowFault => ({ code, column: "login", message });

export async function makePlan(
  world: Needed,
  { client, licences, importer, file, deleteAbsent }: PlanInput,
  tools: JobTools,
): Promise<Plan> {
  const { columns, rows } = file;
  const users = await readAll(world, client, tools);
  const vocabulary = createVocabulary(client.affectations, client.criteria);
  const known = listKnown(client);
  const [creates, changes, faults]: [Plan["creates"][number][], PlannedChange[], Plan["faults"][number][]] = [
    [],
    [],
    [],
  ];
  const named = new Map<string, number>();
  let [faulty, unchanged, isUnclear, isAdministered] = [0, 0, false, false];
  const digest = createDigest();
  for (const [at, { number: row, cells }] of rows.entries()) {
    if (at % STEP === 0) {
      tools.advance(at, rows.length);
      await tools.pause();
    }
    const login = readLoginCell(columns, cells);
    const first = named.get(login);
    const before = users.get(login) ?? null;
    const found = judge();
    if (login === "") isUnclear = true;
    else if (first === undefined) named.set(login, row);
    if (found.length > 0) {
      faulty += 1;
      for (const fault of found) faults.push({ row, fault });
      if (before && first === undefined) isAdministered ||= administers(before);
    }

    function judge(): readonly RowFault[] {
      if (cells.some((cell) => cell.includes("\u0000"))) return [lineFault("row.unreadable", "a NUL character")];
      if (login === "") return [loginFault("validation", "nothing is written there")];
      if (first !== undefined) return [loginFault("login.duplicate", `line ${first} has this login already`)];
      const read: ReadRow = readRow(columns, cells, vocabulary, before);
      if (read.faults.length > 0) return read.faults;
      return before ? change(before, read) : create(read);
    }
    function create(read: ReadRow): readonly RowFault[] {
      const judged = judgeNew(known, importer, login, read);
      if ("faults" in judged) return judged.faults;
      creates.push({ row, user: judged.user });
      isAdministered ||= administers(judged.user);
      digest.add(`+${JSON.stringify(judged.user)}`);
      return [];
    }
    function change(user: UserRecord, read: ReadRow): readonly RowFault[] {
      const judged = judgeExisting(known, importer, user, read);
      if ("faults" in judged) return judged.faults;
      const after = judged.user?.after ?? user;
      isAdministered ||= administers(after);
      if (!judged.user) {
        unchanged += 1;
        return [];
      }
      const { columns: changed } = judged.user;
      changes.push({ row, before: user, after, columns: changed });
      digest.add(`~${JSON.stringify([user.id, ...changed.map((column) => [column, user[column], after[column]])])}`);
      return [];
    }
  }
  const absent = deleteAbsent ? [...users.values()].filter(({ login }) => !named.has(login)) : [];
  // Of a line whose login nobody can read it is not known whom it names.
  const removals = isUnclear ? [] : chooseRemovals({ absent, importer, isAdministered });
  for (const { id } of removals) digest.add(`-${id}`);
  const free = countFree(licences, USER_UNITY);
  const isRoomy = hasPlace(free === undefined ? free : free + removals.length, creates.length);
  return {
    creates,
    changes,
    removals,
    attendance: await countAttendance(world, client, removals, tools),
    kept: absent.length - removals.length,
    unchanged,
    rows: rows.length,
    twins: listTwins({ creates, changes, removals }, users),
    faults,
    faulty,
    licences: {
      wanted: creates.length - removals.length,
      free: free === undefined ? null : Math.max(0, free),
    },
    mustConfirm: needsConfirmation(removals.length, users.size),
    obstacle: isRoomy ? null : "can_access.no_enough_place.nbUser",
    notes: deleteAbsent && isUnclear ? ["import.absent-unclear"] : [],
    digest: digest.read(),
  };
}
