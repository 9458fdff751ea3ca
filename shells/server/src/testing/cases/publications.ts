// Knows how the routes of what was published are called in tests.
import type { publications } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf, Scene } from "../route-case.ts";

const AUTHOR = "demo_author";
const product = ({ product: slug }: Scene) => ({ type: "learniz", slug });

export const PUBLICATION_CASES: CasesOf<typeof publications> = {
  listPublications: {
    params: product,
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const body = { updatedAt: scene.updatedAt, visible: true };
      const { publishedAt } = await succeed("publishProduct", AUTHOR, { params, body });
      const { publications } = await succeed("listPublications", AUTHOR, { params });
      expect(publications.map((one: { publishedAt: string }) => one.publishedAt)).toEqual([
        publishedAt,
        scene.publishedAt,
      ]);
      expect(publications[0].publishedBy.isYou).toBe(true);
    },
  },
  showPublication: {
    params: (scene) => ({ ...product(scene), publishedAt: scene.publishedAt }),
    async succeeds({ succeed, scene }) {
      const params = product(scene);
      const { config } = await succeed("getProduct", AUTHOR, { params });
      const body = { updatedAt: scene.updatedAt, visible: true };
      await succeed("publishProduct", AUTHOR, { params, body });
      const shown = await succeed("showPublication", AUTHOR, {
        params: { ...params, publishedAt: scene.publishedAt },
      });
      expect(shown).toEqual({ publishedAt: scene.publishedAt, config, documentFiles: [] });
    },
  },
};
