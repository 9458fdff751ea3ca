// Knows what is promised of learners' ways through paths, whatever keeps them.
import { EVERYONE } from "@academiz/domain/clients";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, unique } from "./repositories.ts";

const AT = "2026-01-01T09:00:00.000Z";

export function suitePathRuns(open: () => Repositories): void {
  describe("ways through paths", () => {
    test("one is begun once, kept as it was written, and held with what is published", async () => {
      const { home, userId, perimeterSlug, productSlug } = await openProductOf(open(), "coursiz");
      const { pathRuns } = open();
      const place = { userId, perimeterSlug };
      expect([await pathRuns.read(home, place), await pathRuns.hold(home, place)]).toEqual([null, null]);
      const state = { done: ["start"] };
      expect(await pathRuns.begin(home, { ...place, state })).toBe(true);
      expect(await pathRuns.begin(home, { ...place, state: {} })).toBe(false);
      expect(await pathRuns.read(home, place)).toEqual({ perimeterSlug, state });
      const held = { perimeterSlug, productSlug, state, name: "Name", publishedAt: AT, config: {} };
      expect(await pathRuns.hold(home, place)).toEqual(held);
      const over = { done: ["start", "end"] };
      await pathRuns.keep(home, { ...place, state: over, isEnded: true });
      expect(await pathRuns.hold(home, place)).toEqual({ ...held, state: over });
    });

    test("those are held that lead to a product, are open, and have not ended", async () => {
      const product = unique("product");
      const { home, userId, perimeterSlug, productSlug } = await openProductOf(open(), "coursiz", [product]);
      const { pathRuns, perimeters, products } = open();
      const place = { userId, perimeterSlug };
      const state = { done: ["start"] };
      const hold = (now = AT, used = product) => pathRuns.holdLeading(home, userId, used, now);
      expect(await hold()).toEqual([]);
      await pathRuns.begin(home, { ...place, state });
      const held = { perimeterSlug, productSlug, state, name: "Name", publishedAt: AT, config: {}, audience: EVERYONE };
      expect([await hold(), await hold(AT, "another")]).toEqual([[held], []]);
      const [opensAt, closesAt] = ["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"];
      await perimeters.settle(home, perimeterSlug, {
        name: "Name",
        audience: EVERYONE,
        opensAt,
        closesAt,
        dueAt: null,
      });
      expect([await hold(), await hold(closesAt), (await hold(opensAt)).length]).toEqual([[], [], 1]);
      await products.hide(home, productSlug);
      expect(await hold(opensAt)).toEqual([]);
      await perimeters.settle(home, perimeterSlug, {
        name: "Name",
        audience: EVERYONE,
        opensAt: null,
        closesAt: null,
        dueAt: null,
      });
      const again = await openProductOf(open(), "coursiz", [product]);
      const other = { userId: again.userId, perimeterSlug: again.perimeterSlug };
      await pathRuns.begin(again.home, { ...other, state });
      await pathRuns.keep(again.home, { ...other, state, isEnded: true });
      expect(await pathRuns.holdLeading(again.home, again.userId, product, AT)).toEqual([]);
    });

    test("decisions 10: those that lead to a product are listed for whoever runs its sessions, ended or not", async () => {
      const product = unique("product");
      const { home, userId, perimeterSlug, productSlug } = await openProductOf(open(), "coursiz", [product]);
      const { pathRuns } = open();
      const state = { done: ["start"] };
      expect(await pathRuns.listLeading(home, userId, product)).toEqual([]);
      await pathRuns.begin(home, { userId, perimeterSlug, state });
      await pathRuns.keep(home, { userId, perimeterSlug, state, isEnded: true });
      const run = { perimeterSlug, productSlug, userId, state, name: "Name", publishedAt: AT, config: {} };
      expect(await pathRuns.listLeading(home, userId, product)).toEqual([run]);
      expect(await pathRuns.listLeading(home, userId, "another")).toEqual([]);
      expect(await pathRuns.listLeading(home, open().createId(), product)).toEqual([]);
    });

    test("a course whose pages are all done under its mark is told with what is stored of it", async () => {
      const { home, userId, perimeterSlug, productSlug } = await openProductOf(open(), "learniz");
      const { pathRuns, progress } = open();
      const save = (percentage: number, minute: number) =>
        progress.save(home, {
          ...{ userId, perimeterSlug, eventDate: `2026-01-01T09:0${minute}:00.000Z`, progress: { percentage } },
          summary: { status: "STARTED", percentage, score: 40, time: 1 },
        });
      await save(99, 1);
      expect(await pathRuns.listResults(home, userId, [productSlug])).toEqual([]);
      await save(100, 2);
      expect(await pathRuns.listResults(home, userId, [productSlug])).toEqual([
        { product: productSlug, perimeterSlug, publishedAt: AT, score: 40, progress: { percentage: 100 } },
      ]);
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
