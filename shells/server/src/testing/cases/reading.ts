// Knows how the routes of reading preferences are called in tests.
import type { reading } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";

const READING = { size: 130, hasClearFace: true, isWide: false, scheme: "dark", rate: 1.5 };
const CHOSEN = { reading: READING, chosenAt: "2026-01-01T00:00:00.000Z" };

export const READING_CASES: CasesOf<typeof reading> = {
  readReading: {
    async succeeds({ succeed }) {
      expect(await succeed("readReading", "demo_author")).toEqual({ chosen: null });
    },
  },
  writeReading: {
    body: () => CHOSEN,
    badBodies: [
      { ...CHOSEN, chosenAt: "yesterday" },
      { ...CHOSEN, reading: { ...READING, size: 500 } },
      { ...CHOSEN, reading: { ...READING, rate: 9 } },
    ],
    async succeeds({ succeed }) {
      const chosenAt = new Date(Date.parse(CHOSEN.chosenAt) + Math.floor(performance.now())).toISOString();
      const written = await succeed("writeReading", "demo_learner", { body: { reading: READING, chosenAt } });
      expect(written).toMatchObject({ chosen: { reading: READING } });
      expect(await succeed("readReading", "demo_learner")).toEqual(written);
      const first = { reading: { ...READING, size: 100 }, chosenAt: "0000-01-01T00:00:00Z" };
      expect(await succeed("writeReading", "demo_learner", { body: first })).toEqual(written);
    },
  },
};
