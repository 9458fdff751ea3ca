// Knows how one line of a file is judged: as the form judges what is typed there (§7.28–§7.30, decisions 2).
import { sentUserSchema } from "@academiz/contract";
import { reachesUpTo } from "@academiz/domain/identity";
import type { Fault } from "@academiz/domain/kernel";
import { type ReadRow, type RowFault, USER_COLUMNS, type UserColumn } from "@academiz/domain/user-files";
import { mayGive } from "../policies/may-give.ts";
import type { UserRecord } from "../ports/index.ts";
import { type listKnown, takeUser } from "../users/take-user.ts";
import type { Importer, PlannedUser } from "./plan.ts";

type Judged<T> = { readonly user: T } | { readonly faults: readonly RowFault[] };
type Known = ReturnType<typeof listKnown>;

const BEGINNER = {
  roles: ["ROLE_LEARNER"],
  active: true,
  locale: null,
  type: null,
  admitted: null,
  affectations: [],
  criterias: [],
  trainerMeans: [],
} as const satisfies Partial<PlannedUser>;

const refused = (code: string, column: UserColumn | null, message: string) => ({ faults: [{ code, column, message }] });
const ABOVE = refused("role.refused", "roles", "roles are given up to one's own");

function toRowFault({ path: [column], message }: Fault): RowFault {
  return { column: USER_COLUMNS.find((one) => one === column) ?? null, code: "validation", message };
}

/** The fields as the form takes them. */
function take(known: Known, sent: object) {
  const parsed = sentUserSchema.safeParse(sent);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path, message }) => toRowFault({ path: path.map(String), message })) };
  const taken = takeUser(known, parsed.data);
  return taken.ok ? { user: taken.value } : { faults: (taken.error.faults ?? []).map(toRowFault) };
}

/** Somebody new. What the line does not say is as the form leaves it; a role that nobody names is a learner's. */
export function judgeNew(
  known: Known,
  importer: Importer,
  login: string,
  { values }: ReadRow,
): Judged<Omit<PlannedUser, "id">> {
  const { active = true, ...sent } = values;
  const taken = take(known, { roles: BEGINNER.roles, email: "", firstname: "", lastname: "", login, ...sent });
  if ("faults" in taken) return { faults: taken.faults ?? [] };
  if (!reachesUpTo(importer.roles, taken.user.roles)) return ABOVE;
  return { user: { ...BEGINNER, ...taken.user, active } };
}

/** Somebody who is there; null: nothing changes. */
export function judgeExisting(
  known: Known,
  importer: Importer,
  before: UserRecord,
  { values }: ReadRow,
): Judged<{ readonly after: UserRecord; readonly columns: readonly UserColumn[] } | null> {
  const { active = before.active, ...sent } = values;
  const { login, email, firstname, lastname, roles } = before;
  const isSent = Object.keys(sent).length > 0;
  const taken = isSent ? take(known, { login, email, firstname, lastname, roles, ...sent }) : { user: {} };
  if ("faults" in taken) return { faults: taken.faults ?? [] };
  const after: UserRecord = { ...before, ...taken.user, active };
  const columns = USER_COLUMNS.filter((column) => !isSame(before[column], after[column]));
  if (columns.length === 0) return { user: null };
  if (!reachesUpTo(importer.roles, before.roles) || !mayGive(importer, before, after.roles)) return ABOVE;
  if (before.id === importer.userId && !active)
    return refused("user.own-account", "active", "one's own account is not closed here");
  return { user: { after, columns } };
}

/** Lists are sets: their order is nobody's. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}
