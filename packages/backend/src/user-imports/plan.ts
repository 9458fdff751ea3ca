// Knows what a file would do to the users of a client: judged line by line, by the rules of the form.
import type { ImportReport } from "@academiz/contract";
import type { Role } from "@academiz/domain/identity";
import type { RowFault, Twin, UserColumn } from "@academiz/domain/user-files";
import type { AttendanceCount, RosterChange, UserRecord } from "../ports/index.ts";

export interface PlannedUser extends RosterChange {
  readonly login: string;
}
export interface PlannedChange {
  readonly row: number;
  readonly before: UserRecord;
  readonly after: UserRecord;
  readonly columns: readonly UserColumn[];
}
export interface Plan {
  readonly creates: readonly { readonly row: number; readonly user: Omit<PlannedUser, "id"> }[];
  readonly changes: readonly PlannedChange[];
  readonly removals: readonly UserRecord[];
  /** What classrooms lose with those who are removed. */
  readonly attendance: AttendanceCount;
  readonly kept: number;
  readonly unchanged: number;
  readonly rows: number;
  /** Lines that give somebody the address of somebody else. */
  readonly twins: readonly Twin[];
  readonly faults: readonly { readonly row: number; readonly fault: RowFault }[];
  /** Lines with a fault. */
  readonly faulty: number;
  readonly licences: ImportReport["licences"];
  readonly mustConfirm: boolean;
  /** What forbids the whole; null: it can be carried out. */
  readonly obstacle: string | null;
  /** What hinders a part of it. */
  readonly notes: readonly string[];
  /** The same for the same doings. */
  readonly digest: string;
}

export interface Importer {
  readonly userId: string;
  readonly roles: readonly Role[];
}

const [MOST_ERRORS, MOST_SHOWN] = [1_000, 100];

export function reportPlan(plan: Plan): ImportReport {
  const { creates, changes, removals, faults } = plan;
  const codes = [plan.obstacle ?? [], plan.notes, faults.map(({ fault }) => fault.code)].flat();
  return {
    nbUsersFile: plan.rows,
    nbUsersNew: creates.length,
    nbUsersUpdate: changes.length,
    nbUsersUnchanged: plan.unchanged,
    nbUsersRemoved: removals.length,
    nbUsersInvited: creates.filter(({ user: { active } }) => active).length,
    attendance: plan.attendance,
    nbUsersKept: plan.kept,
    nbUsersErrors: plan.faulty,
    licences: plan.licences,
    mustConfirm: plan.mustConfirm,
    codes: [...new Set(codes)],
    errors: faults.slice(0, MOST_ERRORS).map(({ row, fault }) => ({ row, ...fault })),
    creates: creates.slice(0, MOST_SHOWN).map(({ row, user: { login } }) => ({ row, login })),
    changes: changes
      .slice(0, MOST_SHOWN)
      .map(({ row, after: { login }, columns }) => ({ row, login, columns: [...columns] })),
    nbUsersTwins: plan.twins.length,
    twins: plan.twins.slice(0, MOST_SHOWN).map((twin) => ({ ...twin })),
    removals: removals.slice(0, MOST_SHOWN).map(({ login, firstname, lastname }) => ({ login, firstname, lastname })),
  };
}

/** Of a file of which no line can be read. */
export const reportNothing = (code: string, message: string): ImportReport => ({
  nbUsersFile: 0,
  nbUsersNew: 0,
  nbUsersUpdate: 0,
  nbUsersUnchanged: 0,
  nbUsersRemoved: 0,
  nbUsersKept: 0,
  nbUsersErrors: 0,
  licences: { wanted: 0, free: null },
  mustConfirm: false,
  codes: [code],
  errors: [{ row: 1, column: null, code, message }],
  creates: [],
  changes: [],
  removals: [],
});
