// Knows that texts are digested as everybody else digests them.
import { expect, test } from "vitest";
import { createDigester } from "./index.ts";

test("decisions 11: SHA-256 of the text in UTF-8 (FIPS 180-4)", () => {
  const { sha256 } = createDigester();
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("é")).toBe(sha256("\u00e9"));
  expect(sha256("é")).not.toBe(sha256("e\u0301"));
});
