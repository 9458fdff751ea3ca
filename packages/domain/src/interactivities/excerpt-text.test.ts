// Knows how a block is named by its own first words.
import { makeGame, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptText, type Interactivity, type RichTextBlock, readFirstLine } from "./index.ts";

const box = (...nodes: RichTextBlock[]): Interactivity => ({
  ...makeTextBox("t"),
  type: "text-box",
  data: { boxes: [{ contents: [{ nodes }] }] },
});
const paragraph = (text: string): RichTextBlock => ({ type: "paragraph", children: [{ text }] });

test("§3.141 a text is named by its first words, across marks, links and lists, cut between two words", () => {
  expect(excerptText(box(paragraph("Leave at once.")), 60)).toBe("Leave at once.");
  expect(excerptText(box(paragraph("In case of fire, leave at once by the stairs.")), 20)).toBe("In case of fire,…");
  const link: RichTextBlock = {
    type: "paragraph",
    children: [{ text: "See " }, { type: "link", url: "https://a.example", children: [{ text: "the plan" }] }],
  };
  const list: RichTextBlock = {
    type: "bulleted-list",
    children: [{ type: "list-item", children: [{ text: "Stairs", bold: true }] }],
  };
  expect(excerptText(box(paragraph(" "), link, list), 60)).toBe("See the plan Stairs");
  expect(excerptText(box(paragraph("x".repeat(80))), 10)).toBe(`${"x".repeat(10)}…`);
});

test("§3.141 without words it is named by the words of its medium; otherwise the name is empty", () => {
  const image: RichTextBlock = {
    type: "image",
    src: "document:a",
    alt: "Plan of the stairs",
    children: [{ text: "" }],
  };
  const audio: RichTextBlock = {
    type: "audio",
    src: "document:a",
    title: "The alarm",
    transcript: "",
    children: [{ text: "" }],
  };
  expect(excerptText(box(image), 60)).toBe("Plan of the stairs");
  expect(excerptText(box(audio), 60)).toBe("The alarm");
  expect(excerptText(box(paragraph("")), 60)).toBe("");
  expect(excerptText(makeGame("g"), 60)).toBe("");
});

test("§3.141 no excerpt is longer than asked, apart from the ellipsis, and none cuts a character in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const excerpt = excerptText(box(paragraph(text)), most);
      expect([...excerpt].length).toBeLessThanOrEqual(most + 1);
      expect(/\p{Surrogate}/u.test(excerpt)).toBe(false);
    }),
  );
});

test("§5.34 the first line that has words is given to its end, however long it is", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 90 }), fc.lorem(), (line, next) => {
      expect(readFirstLine(box(paragraph(" "), paragraph(line), paragraph(next)))).toBe(line);
    }),
  );
  const audio: RichTextBlock = {
    type: "audio",
    src: "document:a",
    title: "Alarm",
    transcript: "",
    children: [{ text: "" }],
  };
  expect(readFirstLine(box(audio))).toBe("Alarm");
  expect(readFirstLine(box(audio, paragraph("Below it")))).toBe("Below it");
  expect(readFirstLine(makeGame("g"))).toBe("");
});
