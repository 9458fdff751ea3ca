// Knows how the routes of the learners are called in tests.
import type { players } from "@academiz/contract";
import { expect } from "vitest";
import { beginProgress } from "../author.ts";
import type { Answered, CasesOf, Scene } from "../route-case.ts";
import { storeGoes } from "../store-goes.ts";

const DATE = "2026-01-01T00:00:00.000Z";
const LEARNER = "demo_learner";
const perimeter = ({ perimeter: perimeterSlug }: Scene) => ({ perimeterSlug });

export const HISTORY_ENTRY = {
  slug: "game-1",
  productPerimeterSlug: "nowhere",
  type: "GAME",
  status: "COMPLETE",
  score: 80,
  percentage: 100,
  time: 12,
  badge: null,
  eventDate: DATE,
};

export const PLAYER_CASES: CasesOf<typeof players> = {
  listMyProducts: {
    async succeeds({ succeed, scene }) {
      const { products } = await succeed("listMyProducts", LEARNER);
      const mine = products.find(({ perimeterSlug }: Answered) => perimeterSlug === scene.perimeter);
      expect(mine).toMatchObject({ productSlug: scene.product, progress: null });
    },
  },
  playerLink: {
    params: ({ perimeter: slug }) => ({ slug }),
    async succeeds({ succeed, scene }) {
      const { link } = await succeed("playerLink", LEARNER, { params: { slug: scene.perimeter } });
      expect(link).toContain(scene.perimeter);
    },
  },
  playLearniz: {
    params: perimeter,
    async succeeds({ succeed, scene }) {
      const played = await succeed("playLearniz", LEARNER, { params: perimeter(scene) });
      expect(played.perimeter.slug).toBe(scene.perimeter);
      expect(played.product.configDraft).toBeNull();
    },
  },
  saveLearnizProgress: {
    params: perimeter,
    body: () => ({ progress: { eventDate: DATE } }),
    badBodies: [{ progress: [] }, { progress: {} }, { progress: { eventDate: "yesterday" } }],
    async succeeds({ succeed, scene }) {
      const params = perimeter(scene);
      const { product } = await succeed("playLearniz", LEARNER, { params });
      const { progress } = beginProgress(product.config, scene.perimeter);
      const eventDate = new Date().toISOString();
      const saved = await succeed("saveLearnizProgress", LEARNER, {
        params,
        body: { progress: { ...progress, time: 7, eventDate } },
      });
      expect(saved.accepted).toBe(true);
      expect((await succeed("playLearniz", LEARNER, { params })).progress).toMatchObject({ time: 7, eventDate });
    },
  },
  addHistories: {
    body: () => [HISTORY_ENTRY],
    badBodies: [[{ ...HISTORY_ENTRY, type: "BOOK" }], [{ ...HISTORY_ENTRY, eventDate: "soon" }]],
    async succeeds({ server, succeed, scene, lookout }) {
      await storeGoes(server, { by: LEARNER, perimeter: scene.perimeter, games: [HISTORY_ENTRY.slug] });
      const entry = { ...HISTORY_ENTRY, productPerimeterSlug: scene.perimeter };
      const before = (await lookout.read())["histories"];
      await succeed("addHistories", LEARNER, { body: [entry] });
      const after = (await lookout.read())["histories"];
      expect(after).not.toBe(before);
      await succeed("addHistories", LEARNER, { body: [entry] });
      expect((await lookout.read())["histories"]).toBe(after);
    },
  },
};
