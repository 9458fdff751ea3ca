import { beforeEach, expect, test } from "vitest";
import { createTabEditSteps } from "./index.ts";

let entries: Map<string, string>;
beforeEach(() => {
  entries = new Map();
});
const tab = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
} as Storage;
const step = (name: string, size = 1) => ({ name, config: { text: "x".repeat(size) } });

test("decisions 13: steps are kept by person and product, and read back as they were", () => {
  const steps = { now: step("now"), past: [step("first"), step("second")], future: [step("next")] };
  createTabEditSteps(tab, () => "demo_author").keep("course", steps);
  expect(createTabEditSteps(tab, () => "demo_author").read("course")).toEqual(steps);
  expect(createTabEditSteps(tab, () => "demo_author").read("other")).toBeNull();
  expect(createTabEditSteps(tab, () => "demo_admin").read("course")).toBeNull();
});

test("decisions 13: where there is no room for all, the steps nearest to now are kept, and never one without those between", {
  tags: "long",
}, () => {
  const store = createTabEditSteps(tab, () => "demo_author");
  const past = [step("oldest"), step("large", 1_500_000), step("newest", 600_000)];
  store.keep("course", { now: step("now"), past, future: [step("next", 600_000), step("last", 1_000_000)] });
  const kept = store.read("course");
  expect(kept?.past.map(({ name }) => name)).toEqual(["newest"]);
  expect(kept?.future.map(({ name }) => name)).toEqual(["next"]);
  expect([...entries.values()].join("").length).toBeLessThan(2_100_000);
  store.keep("course", { now: step("now", 2_000_001), past, future: [] });
  expect(store.read("course")).toBeNull();
});

test("decisions 13: what is no steps any more is treated as absent", () => {
  const store = createTabEditSteps(tab, () => "demo_author");
  store.keep("course", { now: step("now"), past: [], future: [] });
  const [key = ""] = [...entries.keys()];
  for (const text of [
    "{",
    "null",
    "[]",
    '{"now":{},"past":[],"future":[]}',
    '{"now":{"name":"n","config":1},"past":[1],"future":[]}',
  ]) {
    entries.set(key, text);
    expect([text, store.read("course")]).toEqual([text, null]);
  }
});
