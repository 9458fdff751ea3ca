// Proves that a page knows whether results may wait in the database of its device, whatever its storage has lost.
import { expect, test } from "vitest";
import { mayBeLeft } from "./results-database.ts";

const there = (...names: string[]) => ({ databases: async () => names.map((name) => ({ name, version: 1 })) });

test("§8.5 results may be left where their database is, and where the browser does not say", async () => {
  expect(await mayBeLeft(there("other", "academiz.results"))).toBe(true);
  expect(await mayBeLeft(there("other"))).toBe(false);
  expect(await mayBeLeft({})).toBe(true);
  expect(await mayBeLeft({ databases: () => Promise.reject(new Error("private window")) })).toBe(true);
});
