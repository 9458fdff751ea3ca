// Knows what is promised of learners' ways through paths, whatever keeps them.
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import type { Repositories } from "./repositories.ts";

const AT = "2026-01-01T09:00:00.000Z";

export function suitePathRuns(open: () => Repositories): void {
  describe("ways through paths", () => {
    test("one is begun once, kept as it was written, and held with what is published until it has ended", async () => {
      const { home, userId, perimeterSlug } = await openProductOf(open(), "coursiz");
      const { pathRuns } = open();
      const place = { userId, perimeterSlug };
      expect([await pathRuns.read(home, place), await pathRuns.hold(home, userId, null)]).toEqual([null, []]);
      const state = { done: ["start"] };
      expect(await pathRuns.begin(home, { ...place, state })).toBe(true);
      expect(await pathRuns.begin(home, { ...place, state: {} })).toBe(false);
      expect(await pathRuns.read(home, place)).toEqual({ perimeterSlug, state });
      const held = { perimeterSlug, state, name: "Name", publishedAt: AT, config: {} };
      expect(await pathRuns.hold(home, userId, null)).toEqual([held]);
      const over = { done: ["start", "end"] };
      await pathRuns.keep(home, { ...place, state: over, isEnded: true });
      expect(await pathRuns.hold(home, userId, null)).toEqual([]);
      expect(await pathRuns.hold(home, userId, perimeterSlug)).toEqual([{ ...held, state: over }]);
    });

    test("the results of some products are those that have ended, of this learner", async () => {
      const { home, userId, perimeterSlug, productSlug } = await openProductOf(open(), "game");
      const { pathRuns, progress } = open();
      const save = (status: "STARTED" | "FAILED", minute: number) =>
        progress.save(home, {
          ...{ userId, perimeterSlug, eventDate: `2026-01-01T09:0${minute}:00.000Z`, progress: {} },
          summary: { status, percentage: 100, score: 40, time: 1 },
        });
      await save("STARTED", 1);
      expect(await pathRuns.listResults(home, userId, [productSlug])).toEqual([]);
      await save("FAILED", 2);
      expect(await pathRuns.listResults(home, userId, [productSlug, "none"])).toEqual([
        { product: productSlug, status: "FAILED", score: 40 },
      ]);
      expect(await pathRuns.listResults(home, userId, [])).toEqual([]);
    });
  });
}
