// Proves that a content gets back whatever it wrote, although no database holds NUL or halves of characters.
import fc from "fast-check";
import { expect, test } from "vitest";
import { escapePackageData, escapeText, showText, unescapePackageData, unescapeText } from "../index.ts";

/** Including text that already looks like an escape. */
const units = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom("\0", "\uFDD0", "\uFDD00000", "\uFDD0d83d", "\uD83D", "\uDE00", "0000", "d83d"),
    ),
  )
  .map((parts) => parts.join(""));
const isSound = (text: string) => !/\0|\p{Cs}/u.test(text);

test("decisions 7: any text of UTF-16 units comes back as it was, and travels as what every database holds", () => {
  fc.assert(
    fc.property(units, (text) => {
      const escaped = escapeText(text);
      expect(isSound(escaped)).toBe(true);
      expect(unescapeText(escaped)).toBe(text);
    }),
  );
  expect(escapeText("page 3 é 😀")).toBe("page 3 é 😀");
  expect(escapeText("a\0")).toBe("a\uFDD00000");
});

test("decisions 7: so do the data of a package, whatever its contents wrote", () => {
  const items = fc.dictionary(fc.string(), fc.dictionary(fc.string(), units));
  fc.assert(
    fc.property(items, fc.option(units), (written, sequencing) => {
      const data = { item: "a", items: written, sequencing, earlierTime: 3 };
      const escaped = escapePackageData(data);
      expect(Object.values(escaped.items).flatMap(Object.values).every(isSound)).toBe(true);
      expect(unescapePackageData(escaped)).toEqual(data);
    }),
  );
});

test("what is shown of a text is readable, and no longer than it may be", () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 20 }), (text, most) => {
      const shown = showText(text, most);
      expect(isSound(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(most);
    }),
  );
  expect(showText("a\0b\uD83D", 500)).toBe("a\\u0000b\\ud83d");
});
