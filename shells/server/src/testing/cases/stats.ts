// Knows how the routes of page visits are called in tests.
import type { stats } from "@academiz/contract";
import { expect } from "vitest";
import type { Answered, CasesOf } from "../route-case.ts";

export const VISIT = {
  toUrl: "/play/abcdefghij?token=a.b.c",
  toName: "player",
  fromUrl: "/",
  fromName: "home",
  appName: "front",
  slug: "abcdefghij",
  navigationEventId: "x".repeat(20),
  pageDuration: 12,
  routeData: { queryParams: { token: "a.b.c" }, params: { id: "abcdefghij" }, data: { title: "Ada" } },
};

export const STATS_CASES: CasesOf<typeof stats> = {
  noteVisit: {
    body: () => VISIT,
    badBodies: [
      { ...VISIT, pageDuration: -1 },
      { ...VISIT, toUrl: "x".repeat(2_001) },
      { ...VISIT, routeData: { params: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, at])) } },
    ],
    async succeeds({ succeed }) {
      const toName = `page-${Math.random()}`;
      await succeed("noteVisit", "demo_learner", { body: { ...VISIT, toName } });
      const { pages } = await succeed("countVisits", "demo_admin");
      const page = pages.find((one: Answered) => one.toName === toName);
      expect(page).toEqual({ appName: "front", toName, visits: 1, time: 12 });
    },
  },
  countVisits: {
    badQueries: [{ days: "0" }, { days: "397" }, { days: "x" }],
    async succeeds({ succeed }) {
      expect(Array.isArray((await succeed("countVisits", "demo_admin", { query: { days: "1" } })).pages)).toBe(true);
    },
  },
};
