import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLIENT_SLUG, proposeClientSlug } from "./index.ts";

describe("§4.2 the short name of a client", () => {
  test("is proposed for any name, and is one or nothing", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: fc.constantFrom("a", "É", " ", "-", "9"), maxLength: 60 }),
    );
    fc.assert(
      fc.property(name, (text) => /^$/.test(proposeClientSlug(text)) || CLIENT_SLUG.test(proposeClientSlug(text))),
    );
  });

  test("keeps the letters under accents, and stands as it is once it is proposed", () => {
    expect(proposeClientSlug("Écoles & Co")).toBe("ecoles-co");
    fc.assert(
      fc.property(fc.string(), (text) => proposeClientSlug(proposeClientSlug(text)) === proposeClientSlug(text)),
    );
  });
});
