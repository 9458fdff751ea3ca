// Proves which titles count as written by nobody.
import { expect, test } from "vitest";
import { createLearniz } from "../index.ts";
import { createGame, isNewTitle, NEW_TITLES } from "./index.ts";

test.each(["FR", "EN"] as const)("what is new in a course in %s has a title that nobody wrote", (local) => {
  const random = () => 0.5;
  const { chapters } = createLearniz({ title: "Course", local, author: "" }, random);
  const titles = [
    ...chapters.flatMap(({ title, slides }) => [title, ...slides.map(({ description }) => description)]),
    createGame("VRAI_FAUX", local, random).medias[0]?.title ?? "",
    NEW_TITLES[local].chapter,
    NEW_TITLES[local].slide,
  ];
  expect(titles.length).toBeGreaterThan(4);
  for (const title of titles) expect(isNewTitle(title), title).toBe(true);
});

test("what an author wrote is theirs, and so is nothing", () => {
  for (const title of ["", "Page one", "My new page", "Chapter 1: fire"]) expect(isNewTitle(title), title).toBe(false);
});
