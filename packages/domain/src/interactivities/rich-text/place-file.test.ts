import { describe, expect, test } from "vitest";
import { listReferences } from "../../documents/index.ts";
import { isSafeAddress, isSafeLink, readFileSlug } from "./links.ts";
import { linkFile, placeFile, readFileTitle } from "./place-file.ts";
import { richTextBlockSchema } from "./rich-text.ts";

const file = { slug: "abc123", name: "Fire door.png" };

describe("§3.141 a file of a library in a text", () => {
  test.each(["image", "audio", "video"] as const)(
    "§3.98 %s stands as itself, and is listed for whoever packs it",
    (kind) => {
      const block = placeFile({ ...file, kind }, { captions: "vtt1", transcript: "Words", alternative: "A door" });
      expect(richTextBlockSchema.safeParse(block).success).toBe(true);
      expect(listReferences(block).map(({ slug }) => slug)).toContain("abc123");
    },
  );

  test("what is said for those who do not see or hear it comes along; an empty alternative is decoration", () => {
    expect(placeFile({ ...file, kind: "image" })).toMatchObject({ alt: "" });
    expect(placeFile({ ...file, kind: "image" }, { alternative: "A door" })).toMatchObject({ alt: "A door" });
    expect(placeFile({ ...file, kind: "video" }, { captions: "vtt1" })).toMatchObject({
      title: "Fire door",
      captionsSrc: "document:vtt1",
    });
  });

  test.each(["pdf", "office", "text", "archive"] as const)(
    "%s is linked to, under its name or the words that were chosen",
    (kind) => {
      expect(placeFile({ ...file, kind })).toBeNull();
      expect(linkFile(file)).toMatchObject({ url: "document:abc123", children: [{ text: "Fire door.png" }] });
      expect(linkFile(file, "the plan").children).toEqual([{ text: "the plan" }]);
      expect(listReferences(linkFile(file))).toEqual([{ slug: "abc123" }]);
    },
  );

  test("a link to a file is safe for a text and for nothing else; what only looks like one is not", () => {
    expect(isSafeLink("document:abc123")).toBe(true);
    expect(isSafeAddress("document:abc123")).toBe(false);
    for (const url of ["document:", "document:a b", " document:abc", "document:abc/../x", "javascript:document:abc"])
      expect([url, isSafeLink(url), readFileSlug(url)]).toEqual([url, false, null]);
  });

  test.each([
    ["Fire door.png", "Fire door"],
    [".png", ".png"],
    ["Rev. 2 of the plan", "Rev. 2 of the plan"],
    ["a.b.mp4", "a.b"],
  ])("a title is the name without its ending: %s", (name, title) => {
    expect(readFileTitle(name)).toBe(title);
  });
});
