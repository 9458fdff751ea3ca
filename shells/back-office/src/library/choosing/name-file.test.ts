// Knows that no author reads the address of a file in the place of its name.
import { expect, test } from "vitest";
import { GONE, nameFile, nameLinkedFile } from "./name-file.ts";

const FILES = [{ slug: "fire-door", name: "Fire door.png" }];

test("§3.98 a file that content names is called by its name in the library", () => {
  expect(nameFile("document:fire-door", FILES)).toBe("Fire door.png");
  expect(nameFile("", FILES)).toBeNull();
});

test("§3.98 a file that is gone from the library is called gone, never by its address", () => {
  for (const src of ["document:deleted", "document:no slug/at all", "document:"])
    expect([src, nameFile(src, FILES)]).toEqual([src, GONE]);
});

test("§3.98 a picture at an address of the web has no other name", () => {
  expect(nameFile("https://pictures.example/door.png", FILES)).toBe("https://pictures.example/door.png");
});

test("§3.98 a link to a file is told by the name of the file, or as leading to one that is gone; other links have no file", () => {
  const links = [null, "https://web.example", "document:fire-door", "document:deleted"];
  expect(links.map((url) => nameLinkedFile(url, FILES))).toEqual([null, null, "Fire door.png", GONE]);
});
