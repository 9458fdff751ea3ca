// Knows how the routes of a learner's own results are called in tests.
import type { myLearning } from "@academiz/contract";
import { expect } from "vitest";
import { enrolIn, holdClass } from "../hold-classes.ts";
import type { Answered, CasesOf } from "../route-case.ts";
import { storeGoes } from "../store-goes.ts";
import { HISTORY_ENTRY } from "./players.ts";

const LEARNER = "demo_learner";

export const MY_LEARNING_CASES: CasesOf<typeof myLearning> = {
  readMyLearning: {
    async succeeds({ server, succeed, scene }) {
      const { perimeter: perimeterSlug, slot } = await holdClass(server, 60);
      await enrolIn(server, slot, LEARNER);
      const { products, certificates, slots } = await succeed("readMyLearning", LEARNER);
      expect(slots.filter((one: Answered) => one.perimeterSlug === perimeterSlug)).toMatchObject([
        { title: "Spring", slot: { slug: slot, isEnrolled: true } },
      ]);
      const mine = products.find(({ slug }: Answered) => slug === scene.product);
      expect(mine).toMatchObject({ type: "learniz", perimeterSlug: scene.perimeter });
      expect(certificates).toBeInstanceOf(Array);
    },
  },
  listMyHistory: {
    async succeeds({ server, succeed, scene }) {
      await storeGoes(server, { by: LEARNER, perimeter: scene.perimeter, games: [HISTORY_ENTRY.slug] });
      const entry = { ...HISTORY_ENTRY, productPerimeterSlug: scene.perimeter };
      await succeed("addHistories", LEARNER, { body: [entry] });
      const query = { product: scene.product, status: "COMPLETE", limit: "1" };
      const { plays, total } = await succeed("listMyHistory", LEARNER, { query });
      expect(total).toBeGreaterThan(0);
      expect(plays).toMatchObject([{ product: { slug: scene.product }, status: "COMPLETE" }]);
    },
  },
};
