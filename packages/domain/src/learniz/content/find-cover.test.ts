import { describe, expect, it } from "vitest";
import { createLearniz } from "../cleaning/create-learniz.ts";
import type { Learniz } from "./course.ts";
import { findCover } from "./find-cover.ts";

const EMPTY = createLearniz({ title: "Any", local: "EN" }, () => 0.5);

function withImages(...sources: string[]): Learniz {
  const [chapter] = EMPTY.chapters;
  const [slide] = chapter?.slides ?? [];
  if (!chapter || !slide) throw new Error("a new course has a slide");
  const nodes = sources.map((src) => ({ type: "image" as const, src, alt: "", children: [{ text: "" }] }));
  const box = { slug: "box", type: "text-box" as const, medias: [], data: { boxes: [{ contents: [{ nodes }] }] } };
  return { ...EMPTY, chapters: [{ ...chapter, slides: [{ ...slide, interactivities: [box] }] }] };
}

describe("the cover of a course", () => {
  it("is none without a picture", () => expect(findCover(EMPTY)).toBeNull());
  it("is the first picture of the content", () => {
    expect(findCover(withImages("document:one", "document:two"))).toBe("document:one");
  });
  it("is the author's background picture where there is one", () => {
    const course = withImages("document:one");
    const chosen = { status: "CUSTOM", slideBackground: { type: "IMAGE", src: "document:chosen" } };
    expect(findCover({ ...course, params: { styleParams: chosen } })).toBe("document:chosen");
    const animated = { status: "CUSTOM", slideBackground: { type: "LOTTIE", src: "document:moving" } };
    expect(findCover({ ...course, params: { styleParams: animated } })).toBe("document:one");
  });
});
