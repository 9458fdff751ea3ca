// Proves which titles count as written by nobody.
import { expect, test } from "vitest";
import { createLearniz } from "../index.ts";
import { addKeptPages, addPage, addSlide, createGame, isNewTitle, keepPages, NEW_TITLES } from "./index.ts";

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
  for (const title of ["", "Page", "Page one", "My new page", "Chapter 1: fire"])
    expect(isNewTitle(title), title).toBe(false);
});

test("no two pages of a course have the same title that nobody wrote", () => {
  const random = Math.random;
  const course = createLearniz({ title: "Course", local: "FR", author: "" }, random);
  const [chapter] = course.chapters;
  const place = { into: chapter?.slug ?? "", after: null };
  const kept = keepPages(course, [chapter?.slug ?? ""], "Kept");
  if (!kept) throw new Error("A chapter has a page.");
  const options = { chapterSlug: place.into, after: null, title: NEW_TITLES.FR.slide };
  let more = addSlide(addSlide(course, options, random), options, random);
  for (let count = 0; count < 2; count += 1) {
    more = addPage(addKeptPages(more, kept, place, random), "practice", place, random);
  }
  const listTitles = () => more.chapters.flatMap(({ slides }) => slides.map(({ description }) => description));
  expect(listTitles().toSorted()).toEqual(
    [
      "Nouvelle page",
      "Nouvelle page 2",
      "Page 1",
      "Page 2",
      "Page 3",
      "À vous de jouer",
      "À vous de jouer 2",
    ].toSorted(),
  );
  expect(listTitles().every(isNewTitle)).toBe(true);
  // What an author wrote is theirs, twice if they like.
  for (const _ of [1, 2]) more = addSlide(more, { ...options, title: "Le badge" }, random);
  expect(listTitles().filter((title) => title === "Le badge")).toHaveLength(2);
});
