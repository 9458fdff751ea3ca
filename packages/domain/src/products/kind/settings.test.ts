import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DIFFICULTIES } from "../../catalog/index.ts";
import { SPOKEN_TEXTS } from "../../wording/index.ts";
import { putSettings, readSettings } from "../index.ts";

const content = {
  context: { title: "Fire", lesson: "Out", duration: 95, isInModal: true },
  config: { strategy: "LAST", local: "EN" },
  package: "document:d1",
};
const text = fc.string();
const settings = fc.record({
  subtitle: text,
  author: text,
  description: text,
  language: fc.constantFrom("FR" as const, "EN" as const, null),
  minutes: fc.option(fc.nat()),
  explanation: text,
  difficulty: fc.constantFrom(...DIFFICULTIES, null),
  cover: fc.constantFrom("document:fire", "document:a-1_B"),
  coverAlternative: text,
  isSimplify: fc.boolean(),
  texts: fc.dictionary(
    fc.constantFrom(...SPOKEN_TEXTS),
    text.filter((one) => one.trim() !== ""),
  ),
});

test("§3.81 §3.85 §3.86 §3.90 §3.91 §3.100 written settings are read back, and the rest of the content stays", () => {
  fc.assert(
    fc.property(settings, (said) => {
      const put = putSettings(content, said);
      expect(readSettings(put)).toEqual(said);
      expect(put).toMatchObject({
        context: { title: "Fire", isInModal: true },
        config: { strategy: "LAST" },
        package: "document:d1",
      });
    }),
  );
});

test("§3.84 a duration that was not changed keeps its seconds", () => {
  const put = putSettings(content, { ...readSettings(content), subtitle: "Now" });
  expect(put["context"]).toEqual({ ...content.context, subtitle: "Now" });
});

test("an empty setting is not written, and an unreadable one is read as empty", () => {
  const nothing = {
    subtitle: "",
    author: "",
    description: "",
    language: null,
    minutes: null,
    explanation: "",
    difficulty: null,
    cover: "",
    coverAlternative: "",
    isSimplify: false,
    texts: {},
  };
  const { context, config } = putSettings(content, nothing);
  expect([context, config]).toEqual([{ title: "Fire", isInModal: true }, { strategy: "LAST" }]);
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (any) => void readSettings(any)));
  expect(readSettings({ context: 7 })).toEqual(nothing);
});
