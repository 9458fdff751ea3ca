// Knows how the routes of uses and perimeters are called in tests.
import type { perimeters } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";

const AUTHOR = "demo_author";
const SETTINGS = {
  name: "Some",
  audience: { everyone: false, affectations: [], criterias: [], users: [] },
  from: null,
  until: null,
};

export const PERIMETER_CASES: CasesOf<typeof perimeters> = {
  productUses: {
    params: ({ product: slug }) => ({ slug }),
    async succeeds({ succeed, scene }) {
      const found = await succeed("productUses", AUTHOR, { params: { slug: scene.product } });
      expect(found).toMatchObject({ products: [], perimeters: [{ slug: scene.perimeter }], learners: 0 });
    },
  },
  productPerimeter: {
    params: ({ product: slug }) => ({ slug }),
    async succeeds({ succeed, scene }) {
      const found = await succeed("productPerimeter", AUTHOR, { params: { slug: scene.product } });
      expect(found).toMatchObject({ slug: scene.perimeter, audience: { everyone: true }, from: null, until: null });
    },
  },
  settlePerimeter: {
    params: ({ product: slug }) => ({ slug }),
    body: () => SETTINGS,
    badBodies: [
      { ...SETTINGS, name: " " },
      { ...SETTINGS, audience: { ...SETTINGS.audience, users: ["nobody"] } },
      { ...SETTINGS, from: "soon" },
      { ...SETTINGS, from: "1970-01-02T00:00:00Z", until: "1970-01-01T00:00:00Z" },
      { ...SETTINGS, from: "2026-02-01T00:00:00Z", until: "2026-01-01T00:00:00Z" },
    ],
    async succeeds({ succeed, scene }) {
      const params = { slug: scene.product };
      const audience = { ...SETTINGS.audience, users: [scene.user] };
      await succeed("settlePerimeter", AUTHOR, { params, body: { ...SETTINGS, audience } });
      expect(await succeed("productPerimeter", AUTHOR, { params })).toMatchObject({ name: "Some", audience });
    },
  },
  countAudience: {
    params: ({ product: slug }) => ({ slug }),
    body: () => ({ audience: SETTINGS.audience }),
    badBodies: [{}, { audience: { ...SETTINGS.audience, users: Array.from({ length: 1_001 }, () => "x") } }],
    async succeeds({ succeed, scene }) {
      const params = { slug: scene.product };
      const count = (more: object) =>
        succeed("countAudience", AUTHOR, { params, body: { audience: { ...SETTINGS.audience, ...more } } });
      const { people, losing } = await count({ everyone: true });
      expect([people > 2, losing]).toEqual([true, 0]);
      expect(await count({ users: [scene.user] })).toEqual({ people: 1, losing: people - 1, blocked: [] });
      expect(await count({ users: ["nobody"] })).toEqual({ people: 0, losing: people, blocked: [] });
    },
  },
  findAudienceMembers: {
    badQueries: [{}, { query: "x".repeat(201) }],
    async succeeds({ succeed, scene }) {
      const { people } = await succeed("findAudienceMembers", AUTHOR, { query: { query: "LEARNER" } });
      expect(people).toContainEqual(expect.objectContaining({ id: scene.user, login: "learner", active: true }));
      expect(JSON.stringify(people)).not.toContain("@");
    },
  },
  nameAudienceMembers: {
    body: () => ({ written: ["learner"] }),
    badBodies: [{ written: "learner" }, { users: Array.from({ length: 1_001 }, () => "x") }],
    async succeeds({ succeed, scene }) {
      const body = { users: [scene.user, "nobody"], written: [" LEARNER ", "demo_author", "nobody@example.org"] };
      const { people, unknown } = await succeed("nameAudienceMembers", AUTHOR, { body });
      expect(people.map(({ login }: { login: string }) => login).toSorted()).toEqual(["author", "learner"]);
      expect(unknown).toEqual(["nobody@example.org"]);
    },
  },
};
