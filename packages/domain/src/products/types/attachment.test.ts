import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanAddress, PRODUCT_KINDS, readSource, viewAttachment, writeSource } from "../index.ts";

const START = { title: "House rules", local: "EN", strategy: "LAST" } as const;
const make = (source?: unknown) => ({ ...PRODUCT_KINDS.attachment.create(START, () => 0.5), source });
const gapOf = (source: string) => {
  const read = PRODUCT_KINDS.attachment.read(make(source));
  return read.ok ? read.value.gap : "unread";
};
const file = (type: string, url = "/files/a") => ({ slug: "a", name: "a", type, size: 1, url });

describe("§7.111 what an attachment leads to", () => {
  test("is a file or an https address, read as it was written; anything else leads nowhere and is not published", () => {
    const sources = fc.oneof(
      fc.webUrl({ validSchemes: ["https"], size: "-1" }),
      fc.nat().map((at) => `document:file-${at}`),
    );
    fc.assert(
      fc.property(sources, (source) => {
        expect(writeSource(readSource({ source }))).toBe(source);
        expect(gapOf(source)).toBeNull();
      }),
    );
    const nowhere = ["", " ", "javascript:alert(1)", "data:text/html,x", "http://a.example", "//a.example"];
    for (const source of [...nowhere, "https://", "https://me:secret@a.example", "https://a.example/ b", "document:"])
      expect([source, readSource({ source }), gapOf(source)]).toEqual([source, null, "source"]);
    fc.assert(fc.property(fc.anything(), (any) => void readSource({ source: any })));
  });

  test("is typed with or without https, and the cleaned address can be read", () => {
    expect(["a.example/b?c#d", " https://a.example ", "a.example:8080/x"].map(cleanAddress)).toEqual([
      "https://a.example/b?c#d",
      "https://a.example",
      "https://a.example:8080/x",
    ]);
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const url = cleanAddress(typed);
        if (url !== null) expect(readSource({ source: url })).toEqual({ kind: "address", url });
      }),
    );
    expect(["javascript:alert(1)", "http://a.example", "", "mailto:a@a.example"].map(cleanAddress)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("§7.135 how learners meet it", () => {
  test("pictures, films, sounds and PDFs are shown on the page; what browsers show opens in a tab, all else is downloaded", () => {
    const types = [
      "image/webp",
      "video/mp4",
      "audio/mpeg",
      "application/pdf",
      "text/plain",
      "application/zip",
      "text/html",
      "",
    ];
    const shown = types.map((type) => {
      const item = viewAttachment(make("document:a"), [file(type)]);
      return item.kind === "file" ? item.showing : item.kind;
    });
    expect(shown).toEqual(["picture", "film", "sound", "pdf", "tab", "download", "download", "download"]);
  });

  test("a file that the library no longer has is said to be gone; an address is not looked for there", () => {
    expect(viewAttachment(make("document:b"), [file("image/png")])).toEqual({ kind: "gone" });
    expect(viewAttachment(make("document:a"), [file("image/png", "")])).toEqual({ kind: "gone" });
    expect(viewAttachment(make("https://a.example"), [])).toEqual({ kind: "address", url: "https://a.example" });
    expect(viewAttachment(make(), [])).toEqual({ kind: "none" });
  });

  test("decisions 14 what stands in for a film, a sound or a picture comes with it, its captions by their address", () => {
    const captions = { slug: "c", name: "c.vtt", type: "text/vtt", size: 1, url: "/files/c" };
    const words = { alternative: " A door ", captionsSrc: "document:c", transcript: "Push it." };
    const shownOf = (part: object, files = [file("video/mp4"), captions]) => {
      const item = viewAttachment({ ...make("document:a"), ...part }, files);
      return item.kind === "file" ? item.alternatives : null;
    };
    expect(shownOf(words)).toEqual({ alternative: "A door", captionsUrl: "/files/c", transcript: "Push it." });
    const none = { alternative: "", captionsUrl: null, transcript: "" };
    expect([shownOf({}), shownOf({ captionsSrc: "https://a.example/c.vtt", transcript: 7 })]).toEqual([none, none]);
    expect(shownOf(words, [file("video/mp4")])?.captionsUrl).toBeNull();
    const read = PRODUCT_KINDS.attachment.read({ ...make("document:a"), ...words });
    expect(read.ok && read.value.documents.map(({ slug }) => slug)).toEqual(["a", "c"]);
  });
});
