import { expect, test } from "vitest";
import type { MyProduct } from "../ports/index.ts";
import { isNew } from "./index.ts";

const NOW = Date.parse("2026-03-20T08:00:00.000Z");
const STARTED: MyProduct["progress"] = {
  ...{ status: "STARTED" as const, percentage: 1, score: null, time: 1, eventDate: "2026-03-19", isLost: false },
};

test("§7.92 a product is new for two weeks from its publication, for who has not begun it", () => {
  const told = (publishedAt: string, progress: MyProduct["progress"] = null) => isNew({ publishedAt, progress }, NOW);
  expect([
    told("2026-03-19T08:00:00.000Z"),
    told("2026-03-06T08:00:00.001Z"),
    told("2026-03-06T08:00:00.000Z"),
  ]).toEqual([true, true, false]);
  expect(told("2026-03-19T08:00:00.000Z", STARTED)).toBe(false);
  // The clock of the device is behind.
  expect(told("2026-03-20T09:00:00.000Z")).toBe(true);
});
