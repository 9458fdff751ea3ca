import { isSafeAddress } from "@academiz/domain/learniz";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { completeAddress } from "./address.ts";

test("attack 48: an address that runs script is never a link, however it is written", () => {
  for (const url of [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "java\nscript:x",
  ]) {
    expect(isSafeAddress(url)).toBe(false);
    expect(completeAddress(url)).toBeNull();
  }
});

test("what is typed short is completed", () => {
  expect(completeAddress("acme.org/help")).toBe("https://acme.org/help");
  expect(completeAddress("help@acme.org")).toBe("mailto:help@acme.org");
  expect(completeAddress("https://acme.org")).toBe("https://acme.org");
  expect(completeAddress("two words")).toBeNull();
});

test("whatever is typed, what comes out is safe or nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (typed) => {
      const url = completeAddress(typed);
      expect(url === null || isSafeAddress(url)).toBe(true);
    }),
  );
});
