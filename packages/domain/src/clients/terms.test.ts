import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseTerms, saysTerms } from "./index.ts";

const text = fc.constantFrom("", "Soyez sages.", "Be good.");

test("§3.25 terms are read in the reader's language where they are written in it, else in the other one", () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom("fr" as const, "en" as const), (fr, en, reader) => {
      const texts = { fr, en };
      const chosen = chooseTerms(texts, reader);
      expect(chosen.text).toBe(texts[chosen.language]);
      expect(chosen.text !== "").toBe(saysTerms(texts));
      if (texts[reader] !== "") expect(chosen.language).toBe(reader);
    }),
  );
});
