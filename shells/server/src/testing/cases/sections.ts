// Knows how the route of sections is called in tests.
import type { sections } from "@academiz/contract";
import { expect } from "vitest";
import { publishProduct } from "../publish.ts";
import type { CasesOf } from "../route-case.ts";

export const SECTION_CASES: CasesOf<typeof sections> = {
  readSection: {
    params: ({ perimeter }) => ({ slug: perimeter }),
    async succeeds({ server, succeed }) {
      const { token } = await server.signIn("demo_author");
      const { perimeter } = await publishProduct(server, token, "section");
      const section = await succeed("readSection", "demo_learner", { params: { slug: perimeter } });
      expect(section).toMatchObject({ perimeterSlug: perimeter, result: null });
      expect(section.products).toMatchObject([{ status: null, score: null }]);
    },
  },
};
