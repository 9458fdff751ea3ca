// Knows what a client begins with.
import { expect, test } from "vitest";
import { makeClient } from "./make-client.ts";

const dice = { random: () => 0, createId: () => "id" };

test("§9.50 a client speaks French unless it says otherwise", () => {
  expect(makeClient(dice, { slug: "acme", name: "Acme" }).locale).toBe("fr");
  expect(makeClient(dice, { slug: "acme", name: "Acme", locale: "en" }).locale).toBe("en");
});
test("§9.11 a client's score strategy is DEFAULT until it chooses one", () => {
  expect(makeClient(dice, { slug: "acme", name: "Acme" }).strategy).toBe("DEFAULT");
});
