// Knows that an address that somebody else wrote leads nobody away from the site (attack 76).
import fc from "fast-check";
import { expect, test } from "vitest";
import { readOwnPath } from "./read-own-path.ts";

const ORIGIN = "https://own.example";

test.each([
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\n//evil.example",
  "https://own.example@evil.example",
  "https://own.example.evil.example/",
  "http://own.example/",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "/.//evil.example",
  "https://own.example//evil.example",
])("attack 76: %j leads nowhere", (address) => {
  expect(readOwnPath(address, ORIGIN)).toBeNull();
});

test("§2.20 §2.51 an address of this site is followed", () => {
  expect(readOwnPath("/admin/course?x=1#top", ORIGIN)).toBe("/admin/course?x=1#top");
  expect(readOwnPath("https://own.example/play/a", ORIGIN)).toBe("/play/a");
  expect(readOwnPath("https:evil.example@x", ORIGIN)).toBe("/evil.example@x");
});

test("attack 76: whatever is written, what is gone to is of this site", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ":",
    "@",
    ".",
    "\t",
    "\n",
    " ",
    "%2f",
    "https",
    "javascript",
    "own.example",
    "evil",
    "#",
    "?",
  );
  const address = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 2 })), { maxLength: 8 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(address, (text) => {
      const path = readOwnPath(text, ORIGIN);
      if (path !== null) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2_000 },
  );
});
