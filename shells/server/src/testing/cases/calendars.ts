// Knows how the routes of the calendars of trainers are called in tests.
import type { calendars } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";

const RUNNER = "demo_admin";
type Case = Parameters<CasesOf<typeof calendars>["makeOwnCalendar"]["succeeds"]>[0];
const make = async ({ succeed }: Case): Promise<string> =>
  (await succeed("makeOwnCalendar", RUNNER)).address.split("/").at(-1);

export const CALENDAR_CASES: CasesOf<typeof calendars> = {
  readOwnCalendar: {
    async succeeds(some) {
      await make(some);
      expect((await some.succeed("readOwnCalendar", RUNNER)).madeAt).toMatch(/Z$/);
    },
  },
  makeOwnCalendar: {
    async succeeds(some) {
      const secret = await make(some);
      expect(await some.succeed("readCalendar", null, { params: { secret } })).toContain("BEGIN:VCALENDAR");
    },
  },
  removeOwnCalendar: {
    async succeeds(some) {
      await make(some);
      await some.succeed("removeOwnCalendar", RUNNER);
      expect(await some.succeed("readOwnCalendar", RUNNER)).toEqual({ madeAt: null });
    },
  },
  readCalendar: {
    params: () => ({ secret: "0".repeat(64) }),
    hidesNothing: true,
    async succeeds(some) {
      const params = { secret: await make(some) };
      expect(await some.succeed("readCalendar", null, { params })).toContain("END:VCALENDAR");
    },
  },
};
