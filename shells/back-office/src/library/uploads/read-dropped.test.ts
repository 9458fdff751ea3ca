// Knows that an unreadable part of a drop stops nothing else in it.
import { expect, test } from "vitest";
import { readDropped } from "./read-dropped.ts";

type Entry = Record<string, unknown>;
const file = (fullPath: string): Entry => ({
  isFile: true,
  name: fullPath.slice(1),
  fullPath,
  file: (found: (file: File) => void) => found(new File(["a"], fullPath)),
});
const unreadable = (fullPath: string): Entry => ({
  ...file(fullPath),
  file: (_: unknown, failed: (error: Error) => void) => failed(new Error("NotReadableError")),
});
const folder = (fullPath: string, inside: readonly Entry[], isBroken = false): Entry => {
  const parts = inside.length > 0 ? [inside, []] : [[]];
  return {
    isFile: false,
    isDirectory: true,
    name: fullPath.slice(1),
    fullPath,
    createReader: () => ({
      readEntries(found: (entries: unknown) => void, failed: (error: Error) => void) {
        if (isBroken && parts.length === 1) failed(new Error("NotFoundError"));
        else found(parts.shift());
      },
    }),
  };
};
const drop = (...entries: readonly Entry[]) =>
  readDropped({ files: [], items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) } as never);

test("§7.73 §8.11 a file or a folder that cannot be read is told by its path, and the others come", async () => {
  const { files, unread } = await drop(
    folder("/photos", [file("/photos/a.png"), unreadable("/photos/b.png")]),
    folder("/torn", [file("/torn/c.png")], true),
    unreadable("/d.png"),
  );
  expect(files.map(({ path }) => path)).toEqual(["/photos/a.png", "/torn/c.png"]);
  expect(unread).toEqual(["photos/b.png", "torn", "d.png"]);
});
