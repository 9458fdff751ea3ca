import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { expect, test } from "vitest";
import { chooseAction } from "./index.ts";

const reached = (status: "STARTED" | "COMPLETE" | "FAILED", part: { isLost?: boolean; left?: number } = {}) => ({
  status,
  percentage: 50,
  score: null,
  time: 0,
  eventDate: "2026-01-01T00:00:00.000Z",
  isLost: false,
  ...part,
});

test("§7.92 a product that was not begun is started, but of a classroom the dates are seen, until it is over", () => {
  const actions = PRODUCT_TYPES.map((type) => [type, chooseAction({ type, progress: null })]);
  expect(actions).toEqual(PRODUCT_TYPES.map((type) => [type, type === "classiz" ? "dates" : "start"]));
  const ofClassroom = (["STARTED", "COMPLETE"] as const).map((status) =>
    chooseAction({ type: "classiz", progress: reached(status) }),
  );
  expect(ofClassroom).toEqual(["dates", "again"]);
});

test("§7.92 what was begun is gone on with, looked through again, or tried again; what is lost has a result alone", () => {
  const told = [
    reached("STARTED"),
    reached("COMPLETE"),
    reached("COMPLETE", { left: 2 }),
    reached("FAILED"),
    reached("FAILED", { isLost: true }),
  ].map((progress) => chooseAction({ type: "learniz", progress }));
  expect(told).toEqual(["continue", "again", "continue", "retry", "result"]);
});
