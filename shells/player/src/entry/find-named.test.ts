// Proves what an address of the player means that names no product itself.
import { expect, test } from "vitest";
import { findNamed } from "./find-named.ts";

const find = (path: string, last: Parameters<typeof findNamed>[1] = { type: null, slug: null }) =>
  findNamed(new URL(path, "https://learn.example"), last);

test("§2.15 the query names the perimeter, and the rest of it goes along", () => {
  expect(find("/play?productPerimeterSlug=abc")).toBe("/play/abc");
  expect(find("/play/?token=a.b.c&productPerimeterSlug=caf%C3%A9&at=x")).toBe("/play/caf%C3%A9?token=a.b.c&at=x");
  expect(find("/play/game?productPerimeterSlug=abc")).toBe("/play/game/abc");
});

test("§2.15 else it is what was played last", () => {
  expect(find("/play", { type: "learniz", slug: "abc" })).toBe("/play/abc");
  expect(find("/play/?locale=fr", { type: "smart-sequence", slug: "abc" })).toBe("/play/smart-sequence/abc?locale=fr");
  expect(find("/play?productPerimeterSlug=other", { type: "game", slug: "abc" })).toBe("/play/other");
  expect(find("/play")).toBeNull();
});
