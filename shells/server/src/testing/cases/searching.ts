// Knows how the search of learners is called in tests.
import type { searching } from "@academiz/contract";
import { expect } from "vitest";
import { publishProduct } from "../publish.ts";
import type { CasesOf } from "../route-case.ts";

export const SEARCHING_CASES: CasesOf<typeof searching> = {
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
