// Knows that no link in an author's text runs script, wherever in a course it stands.
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeLink } from "../../interactivities/index.ts";
import { cleanLearniz, type Interactivity, type PlainBlock, type RichTextBlock } from "../index.ts";

const VECTORS = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://acme.org/1",
  "file:///etc/passwd",
  "//evil.example",
  "/api/logout",
  "index.html",
  "",
];
const address = fc.oneof(fc.constantFrom(...VECTORS, "document:abc123", "document:"), fc.string());
const inlines = fc.array(
  fc.oneof(
    fc.record({ text: fc.string() }),
    fc.record({
      type: fc.constant("link" as const),
      url: fc.oneof(address, fc.webUrl()),
      children: fc.array(fc.record({ text: fc.string() }), { maxLength: 2 }),
    }),
  ),
  { minLength: 1, maxLength: 4 },
);
const plain: fc.Arbitrary<PlainBlock> = fc.oneof(
  fc.record({
    type: fc.constantFrom("paragraph" as const, "heading-2" as const, "heading-3" as const, "quote" as const),
    children: inlines,
  }),
  fc.record({
    type: fc.constantFrom("bulleted-list" as const, "numbered-list" as const),
    children: fc.array(fc.record({ type: fc.constant("list-item" as const), children: inlines }), { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant("callout" as const),
    tone: fc.constantFrom("note" as const, "tip" as const, "warning" as const, "danger" as const),
    children: inlines,
  }),
  fc.record({ type: fc.constant("code-block" as const), children: fc.array(fc.record({ text: fc.string() })) }),
  fc.record({
    type: fc.constant("table" as const),
    caption: fc.string(),
    children: fc.array(
      fc.record({
        type: fc.constant("table-row" as const),
        children: fc.array(fc.record({ type: fc.constant("table-cell" as const), children: inlines })),
      }),
    ),
  }),
);
const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
  plain,
  fc.array(plain, { maxLength: 2 }).map((children) => ({
    type: "columns" as const,
    children: [
      { type: "column" as const, children },
      { type: "column" as const, wide: true, children },
    ],
  })),
);
const texts = fc.array(block, { minLength: 1, maxLength: 3 });
const interactivity: fc.Arbitrary<Interactivity> = fc.oneof(
  texts.map((nodes) => ({
    slug: "text",
    type: "text-box" as const,
    medias: [],
    data: { boxes: [{ contents: [{ nodes }] }] },
  })),
  fc.tuple(texts, texts, fc.constantFrom("flip-card" as const, "card-modal" as const)).map(([front, back, type]) => ({
    slug: "cards",
    type,
    medias: [],
    data: { cardRows: [[{ slug: "card", front, back }]], cardSize: "m" as const },
  })),
);

/** Every value of one name, wherever it stands, in order. */
function listValues(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [...(key === name ? [one] : []), ...listValues(one, name)]);
}
const readWords = (value: unknown) => listValues(value, "text").join("");

test("attack 48: a link that leads anywhere but to the web, a mailbox, a telephone or a file of the library becomes plain text, and no word is lost", () => {
  fc.assert(
    fc.property(interactivity, (one) => {
      const course = makeCourse([[makeSlide("s", [one])]]);
      const { learniz, notices } = cleanLearniz(course);
      const before = listValues(course, "url") as readonly string[];
      expect(listValues(learniz, "url")).toEqual(
        before.filter((url) => /^\s*(https?|mailto|tel):|^document:[\w-]+$/i.test(url)),
      );
      expect(notices.filter(({ code }) => code === "link.dropped")).toHaveLength(
        before.filter((url) => !isSafeLink(url)).length,
      );
      expect(readWords(learniz)).toBe(readWords(course));
      expect(cleanLearniz(learniz)).toEqual({ learniz, notices: [] });
    }),
  );
});

test("attack 48: addresses that run script, or depend on where the course stands, are not linked", () => {
  for (const url of VECTORS) expect([url, isSafeLink(url)]).toEqual([url, false]);
  for (const url of ["https://acme.org", "HTTP://acme.org", "mailto:a@acme.org?subject=Hi you", "tel:+33 1"])
    expect([url, isSafeLink(url)]).toEqual([url, true]);
});

test("§3.140 a file to read is in the library or on the web; with any other address only its name is kept", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(address, fc.webUrl(), fc.constant("document:plan")), { maxLength: 4 }), (list) => {
      const attachments = list.map((src, n) => ({ name: `File ${n}`, src }));
      const files: Interactivity = {
        slug: "files",
        type: "attachment",
        medias: [],
        data: { attachments, direction: "VERTICAL" },
      };
      const { learniz, notices } = cleanLearniz(makeCourse([[makeSlide("a", [files])]]));
      const [kept] = learniz.chapters[0]?.slides[0]?.interactivities ?? [];
      const isKept = (src: string) => src === "" || /^(\s*https?:|document:)/i.test(src);
      expect(kept?.type === "attachment" && kept.data.attachments).toEqual(
        attachments.map((file) => (isKept(file.src) ? file : { ...file, src: "" })),
      );
      expect(notices.map(({ code }) => code)).toEqual(list.filter((src) => !isKept(src)).map(() => "link.dropped"));
    }),
  );
});
