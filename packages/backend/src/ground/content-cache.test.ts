// Knows that contents are kept within their bounds, read once, and never one for another.
import { expect, test } from "vitest";
import { createContentCache, writeContent } from "./content-cache.ts";

const content = (name: string) => writeContent({ name }, [{ slug: name }]);

test("who asks at once waits for one reading; what is not there is asked for again", async () => {
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

test("a reading that fails is nobody's answer afterwards", async () => {
  const cache = createContentCache();
  await expect(cache.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.get("a", async () => content("x"))).toEqual(content("x"));
});

test("of more text than it may hold those go that were not used for the longest time", async () => {
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
