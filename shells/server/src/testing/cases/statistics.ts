// Knows how the routes of computed statistics are called in tests.
import type { statistics } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf, Scene } from "../route-case.ts";

const AUTHOR = "demo_author";
const product = ({ product: slug }: Scene) => ({ type: "learniz", slug });
const UNREADABLE = [{ period: "weeks-5" }];

export const STATISTICS_CASES: CasesOf<typeof statistics> = {
  readProductStatistics: {
    params: product,
    badQueries: UNREADABLE,
    async succeeds({ succeed, scene }) {
      const told = await succeed("readProductStatistics", AUTHOR, { params: product(scene) });
      expect(told.weeks).toHaveLength(12);
      expect(told.items).toEqual([]);
    },
  },
  writeProductStatistics: {
    params: (scene) => ({ ...product(scene), table: "weeks" }),
    badQueries: UNREADABLE,
    async succeeds({ succeed, scene }) {
      const query = { format: "xlsx" };
      const params = { ...product(scene), table: "learners" };
      expect(await succeed("writeProductStatistics", AUTHOR, { params, query })).toMatch(/^PK/);
      for (const table of ["weeks", "pages", "scores", "items", "learners", "waiting"]) {
        const file: string = await succeed("writeProductStatistics", AUTHOR, { params: { ...product(scene), table } });
        expect(file).toMatch(/^\uFEFF[^\r\n]+\r\n/);
      }
    },
  },
  comparePublications: {
    params: product,
    badQueries: [{ one: "x".repeat(41) }],
    async succeeds({ succeed, scene }) {
      const told = await succeed("comparePublications", AUTHOR, { params: product(scene) });
      expect(told.publications).toContain(scene.publishedAt);
    },
  },
  readStatistics: {
    badQueries: [...UNREADABLE, { place: "" }, { product: "x".repeat(101) }],
    async succeeds({ succeed }) {
      const told = await succeed("readStatistics", "demo_admin", { query: { period: "weeks-4" } });
      expect(told.weeks).toHaveLength(4);
      expect(told.place).toBe("");
    },
  },
  listLate: {
    badQueries: [{ page: "0" }, { limit: "51" }],
    async succeeds({ succeed }) {
      expect(await succeed("listLate", "demo_admin")).toMatchObject({ total: expect.any(Number), late: [] });
    },
  },
  writeStatistics: {
    badQueries: [{ table: "people" }, { format: "pdf" }],
    async succeeds({ succeed }) {
      for (const table of ["weeks", "products", "places", "late"])
        expect(await succeed("writeStatistics", "demo_admin", { query: { table } })).toMatch(/^\uFEFF[^\r\n]+\r\n/);
    },
  },
  computeStatistics: {
    async succeeds({ succeed, server }) {
      expect(await succeed("computeStatistics", "demo_admin")).toMatchObject({ isRunning: true });
      expect(await server.runJobs()).toEqual([]);
      expect(await succeed("readStatistics", "demo_admin")).toMatchObject({ computedAt: expect.any(String) });
    },
  },
};
