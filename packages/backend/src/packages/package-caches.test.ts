// Knows that no more of the packages in use is cached than may be.
import { expect, test } from "vitest";
import type { PackageContent } from "../ground/package-content.ts";
import type { OpenPackage } from "../ports/index.ts";
import { createPackageCache, createPackageContentCache } from "./package-caches.ts";

const open = (weight: number): OpenPackage => ({
  weight,
  find: () => null,
  read: async () => null,
  readManifest: async () => null,
});
const content = (title: string): PackageContent => ({
  version: "1.2",
  title,
  organization: { identifier: "", title: "", sequencing: null, item: [] },
  problems: [],
});

test("lists of files by the memory that they take; one that is larger than the limit is not kept", async () => {
  const cache = createPackageCache(100);
  const read: string[] = [];
  const get = (key: string, weight: number) =>
    cache.get(key, async () => {
      read.push(key);
      return open(weight);
    });
  for (const [key, weight] of [
    ["a", 40],
    ["b", 40],
    ["a", 40],
    ["c", 40],
    ["a", 40],
    ["b", 40],
  ] as const)
    await get(key, weight);
  expect(read).toEqual(["a", "b", "c", "b"]);
  await get("huge", 1_000);
  await get("huge", 1_000);
  expect(read.slice(4)).toEqual(["huge", "huge"]);
});

test("what players are told, by its length", async () => {
  const weight = JSON.stringify(content("x")).length;
  const cache = createPackageContentCache(2 * weight);
  let reads = 0;
  const get = (key: string) =>
    cache.get(key, async () => {
      reads += 1;
      return content("x");
    });
  for (const key of ["a", "b", "a", "b", "c", "b", "a"]) await get(key);
  expect(reads).toBe(4);
});
