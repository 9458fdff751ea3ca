// Knows that a product of every type has a cover, which its content holds in one and the same place.
import { describe, expect, test } from "vitest";
import { PRODUCT_TYPES } from "../../catalog/index.ts";
import { PRODUCT_KINDS, putSettings, readSettings, type StoredConfig } from "../index.ts";

const START = { title: "Fire safety", local: "EN", author: "Ann", strategy: "LAST" } as const;
const NONE = { cover: "", coverAlternative: "" };

describe.each(PRODUCT_TYPES)("the cover of a %s", (type) => {
  const { read, create } = PRODUCT_KINDS[type];
  const made = create(START, () => 0.5);
  const write = (cover: unknown): StoredConfig => ({ ...made, context: { ...(made["context"] as object), cover } });
  const open = (config: unknown) => {
    const content = read(config);
    if (!content.ok) throw new Error(JSON.stringify(content.error));
    return content.value;
  };

  test("§3.81 §3.98 §3.109 stands on its card with what it shows, and is one of its files, before and after a publication", () => {
    const content = open(write({ src: "document:fire-door", alt: "A door" }));
    for (const { card, documents } of [content, open(content.prepare(() => 0.5))]) {
      expect(card).toMatchObject({ picture: "document:fire-door", alternative: "A door" });
      expect(documents).toContainEqual({ slug: "fire-door" });
    }
    expect(open(write({ src: "document:fire-door" })).card).not.toHaveProperty("alternative");
  });

  test("is none in content that was written without one", () => {
    const { card, documents } = open(made);
    expect(card.picture).toBeNull();
    expect(card).not.toHaveProperty("alternative");
    expect(documents).toEqual([]);
  });

  test.each(["https://pictures.example/door.png", "fire-door", "document:", "document:a b", "", 7, undefined])(
    "is refused by its place where it is no file of the library: %s",
    (src) => {
      const content = read(write({ src }));
      expect(content).toMatchObject({ ok: false, error: [{ path: ["context", "cover", "src"] }] });
    },
  );

  // A course is written in the studio, which has no settings apart from it.
  test.runIf(type !== "learniz")("is put and taken away with the settings, and the rest of the content stays", () => {
    const settings = readSettings(made);
    expect(settings).toMatchObject(NONE);
    const put = putSettings(made, { ...settings, cover: "document:fire-door", coverAlternative: "A door" });
    expect(open(put).card).toMatchObject({ title: START.title, picture: "document:fire-door", alternative: "A door" });
    expect(readSettings(put)).toMatchObject({ cover: "document:fire-door", coverAlternative: "A door" });
    expect(putSettings(put, { ...readSettings(put), ...NONE })).toEqual(putSettings(made, settings));
  });
});
