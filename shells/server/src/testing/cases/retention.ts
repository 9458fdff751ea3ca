// Knows how the routes of retention times are called in tests.
import type { retention } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";

const ADMIN = "demo_admin";
const DAYS = { notifications: 90, visits: 30, events: 395, launches: 180 };
const badDays = [{ ...DAYS, visits: 29 }, { ...DAYS, visits: 396 }, { ...DAYS, launches: null }, {}];

export const RETENTION_CASES: CasesOf<typeof retention> = {
  readRetention: {
    async succeeds({ succeed }) {
      expect(await succeed("readRetention", ADMIN)).toMatchObject({ least: 30, most: { notifications: null } });
    },
  },
  countForgotten: {
    body: () => ({ days: DAYS }),
    badBodies: badDays.map((days) => ({ days })),
    async succeeds({ succeed }) {
      const { forgotten } = await succeed("countForgotten", ADMIN, { body: { days: DAYS } });
      expect(forgotten).toMatchObject({ launches: expect.any(Number), visits: expect.any(Number) });
    },
  },
  writeRetention: {
    body: () => ({ days: DAYS, before: DAYS }),
    badBodies: badDays.map((days) => ({ days, before: DAYS })),
    async succeeds({ succeed }) {
      const { days: before } = await succeed("readRetention", ADMIN);
      await succeed("writeRetention", ADMIN, { body: { days: DAYS, before } });
      expect((await succeed("readRetention", ADMIN)).days).toEqual(DAYS);
    },
  },
};
