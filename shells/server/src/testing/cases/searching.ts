// Knows how the search of learners is called in tests.
import type { searching } from "@academiz/contract";
import { expect } from "vitest";
import { publishProduct } from "../publish.ts";
import { publishHanding } from "../publish-handing.ts";
import type { CasesOf } from "../route-case.ts";

/** A page that a rule keeps locked until the first one is done; the first one hands out a file. */
const PAGES = ["The first page", "The second page"] as const;

export const SEARCHING_CASES: CasesOf<typeof searching> = {
  readSoughtPage: {
    params: (scene) => ({ slug: scene.perimeter, page: "none" }),
    async succeeds({ server, succeed }) {
      const { perimeter, pages } = await publishHanding(server, PAGES);
      const params = { slug: perimeter, page: pages[1] ?? "" };
      const told = await succeed("readSoughtPage", "demo_learner", { params });
      expect(told).toEqual({
        title: PAGES[1],
        isLocked: true,
        missing: [{ kind: "slide", title: PAGES[0], asked: null }],
      });
    },
  },
  listProductFiles: {
    params: (scene) => ({ slug: scene.perimeter }),
    async succeeds({ server, succeed }) {
      const { perimeter } = await publishHanding(server, PAGES);
      const { files } = await succeed("listProductFiles", "demo_learner", { params: { slug: perimeter } });
      expect(files).toEqual([
        { name: "A guide", url: expect.stringMatching(/^\/files\//), type: "image/png", page: PAGES[0] },
      ]);
    },
  },
  searchMyProducts: {
    async succeeds({ server, succeed }) {
      const { perimeter } = await publishProduct(server, (await server.signIn("demo_author")).token, "attachment");
      const { products } = await succeed("listMyProducts", "demo_learner", { query: {} });
      const { title } = products.find((one: { perimeterSlug: string }) => one.perimeterSlug === perimeter);
      const { found } = await succeed("searchMyProducts", "demo_learner", { query: { query: title } });
      expect(found).toContainEqual(expect.objectContaining({ perimeterSlug: perimeter, title, pages: [] }));
    },
  },
};
