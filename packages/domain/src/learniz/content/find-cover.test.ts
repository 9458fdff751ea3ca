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
    expect(findCover(withImages("document:one", "document:two"))).toEqual({ src: "document:one" });
  });
  it("is the author's background picture where there is one, with what it shows", () => {
    const course = withImages("document:one");
    const chosen = { status: "CUSTOM", slideBackground: { type: "IMAGE", src: "document:behind", alt: "A wall" } };
    expect(findCover({ ...course, params: { styleParams: chosen } })).toEqual({
      src: "document:behind",
      alt: "A wall",
    });
    const animated = { status: "CUSTOM", slideBackground: { type: "LOTTIE", src: "document:moving" } };
    expect(findCover({ ...course, params: { styleParams: animated } })).toEqual({ src: "document:one" });
  });
  it("§3.109 is what the author chose, before any other picture", () => {
    const cover = { src: "document:chosen", alt: "A plan" };
    const styleParams = { status: "CUSTOM", slideBackground: { type: "IMAGE", src: "document:behind" } };
    const course = { ...withImages("document:one"), params: { styleParams } };
    expect(findCover({ ...course, context: { ...course.context, cover } })).toEqual(cover);
  });
});
