// Knows what classrooms lose with people whose accounts are deleted, one of them or many (§7.31).
import type { Result } from "@academiz/domain/kernel";
import { createLoading } from "../listing/index.ts";
import type { PersonAttendance, PersonPages, Trouble } from "../ports/index.ts";

/** What classrooms have of these people, by their ids; to be run by XState with a `LoadingInput`. */
export const lostAttendanceMachine = createLoading<readonly string[], PersonAttendance>("lost-attendance");

/** Asks one after the other, so that hundreds do not overload the server. Nobody misses who is gone already. */
export const createAttendanceReader =
  (pages: Pick<PersonPages, "readAttendance">) =>
  async (ids: readonly string[]): Promise<Result<PersonAttendance, Trouble>> => {
    let [places, marks] = [0, 0];
    for (const id of ids) {
      const read = await pages.readAttendance(id);
      if (!read.ok && read.error.kind !== "not-found") return read;
      if (!read.ok) continue;
      places += read.value.places;
      marks += read.value.marks;
    }
    return { ok: true, value: { places, marks } };
  };
