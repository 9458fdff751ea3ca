// Knows what an address of the player names, and that nothing else in it matters.
import { expect, test } from "vitest";
import { readPlace } from "./read-place.ts";

test("§2.16 the address names the perimeter that is played", () => {
  expect(readPlace("/play/abc")).toEqual({ type: "learniz", slug: "abc" });
  for (const type of ["game", "scorm", "attachment", "smart-sequence"])
    expect(readPlace(`/play/${type}/abc`)).toEqual({ type, slug: "abc" });
  expect(readPlace("/play/caf%C3%A9")?.slug).toBe("café");
});

test("§2.9 a go at a smart sequence stands below the sequence", () => {
  expect(readPlace("/play/smart-sequence/abc/go-1")).toEqual({ type: "smart-sequence", slug: "abc" });
});

test.each(["/play", "/play/", "/play/game", "/play/smart-sequence/"])("%j names nothing", (path) => {
  expect(readPlace(path)).toBeNull();
});

test("§2.16 a part that cannot be decoded names what there is not, and breaks nothing", () => {
  expect(readPlace("/play/game/%E0%A4%A")).toEqual({ type: "game", slug: "%E0%A4%A" });
});
