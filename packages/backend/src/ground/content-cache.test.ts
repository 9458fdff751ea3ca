// Knows that contents are cached within their limits, read once, and never mistaken for each other.
import { expect, test } from "vitest";
import { createContentCache, writeContent } from "./content-cache.ts";

const content = (name: string) => writeContent({ name }, [{ slug: name }]);

test("callers who ask at once share one reading; a missing content is asked for again", async () => {
  const cache = createContentCache();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads === 1 ? null : content("é");
  };
  expect(await Promise.all([cache.get("a", read), cache.get("a", read)])).toEqual([null, null]);
  const all = await Promise.all([cache.get("a", read), cache.get("a", read), cache.get("a", read)]);
  expect([reads, new Set(all).size, all[0]?.text]).toEqual([2, 1, '{"name":"é"}']);
});

test("a failed reading is not given to later callers", async () => {
  const cache = createContentCache();
  await expect(cache.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.get("a", async () => content("x"))).toEqual(content("x"));
});

test("beyond the limit the contents are dropped that were not used for the longest time", async () => {
  const size = content("x").text.length;
  const cache = createContentCache(2 * size);
  const read: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      read.push(key);
      return content("x");
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(read).toEqual(["a", "b", "c", "b"]);
});
