import { expect, test } from "vitest";
import { DOCUMENT_KINDS } from "./document-kind.ts";
import { lacksAlternative } from "./lacks-alternative.ts";

const NOTHING = { alternative: null, transcript: "", captions: null };

test("decisions 14 a picture, a sound and a film lack what stands for them; nothing else does", () => {
  const lacking = DOCUMENT_KINDS.filter((kind) => lacksAlternative(kind, NOTHING));
  expect(lacking).toEqual(["image", "animation", "audio", "video"]);
});

test.each([
  ["image", { alternative: "" }],
  ["image", { alternative: "A door" }],
  ["audio", { transcript: "Words" }],
  ["video", { captions: "vtt1" }],
] as const)(
  "decisions 14 of %s it is enough: %o; an empty alternative is decoration by the author's word",
  (kind, words) => {
    expect(lacksAlternative(kind, { ...NOTHING, ...words })).toBe(false);
  },
);
