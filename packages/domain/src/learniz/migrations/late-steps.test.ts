// Knows that steps which come late are those that are there from the beginning elsewhere.
import { expect, test } from "vitest";
import { bringSteps, readSteps } from "./late-steps.ts";
import { STEPS } from "./steps.ts";

test("§4.81 steps that come late are not read before they came, and then are all of them", async () => {
  expect(readSteps).toThrow("not brought");
  await bringSteps();
  expect(readSteps()).toEqual(STEPS);
});
