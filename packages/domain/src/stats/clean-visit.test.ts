// Knows that a kept visit holds nothing that identifies somebody, or opens anything.
import { expect, test } from "vitest";
import { cleanVisit, type SentVisit } from "./index.ts";

const VISIT: SentVisit = {
  toUrl: "https://learn.example/play/abcdefghij/slide/3?token=e.y.J&name=Ada#secret",
  toName: "slide",
  fromUrl: "/users/ada.lovelace@example.org/edit",
  fromName: null,
  appName: "player",
  slug: "abcdefghij",
  navigationEventId: "n1",
  pageDuration: 4.5,
  routeData: {
    queryParams: { token: "e.y.J", email: "ada@example.org" },
    params: { id: "abcdefghij", page: "3", login: "ada", deep: { a: 1 } },
    data: { title: "Ada’s page" },
  },
};

test("§3.237–§3.244 addresses are kept as paths, of queries and data the names, of parameters slugs and numbers", () => {
  expect(cleanVisit(VISIT)).toEqual({
    ...VISIT,
    toUrl: "/play/abcdefghij/slide/3",
    fromUrl: "/users/*/edit",
    routeData: { queryParams: ["token", "email"], params: { id: "abcdefghij", page: "3" }, data: ["title"] },
  });
});

test("§3.237–§3.244 a page of a course is kept by its slug, whatever it looks like; an address or a token is not", () => {
  const keep = (slide: string, more: Partial<SentVisit> = {}) =>
    cleanVisit({ ...VISIT, ...more, routeData: { ...VISIT.routeData, params: { slide, login: "ada" } } }).routeData
      .params;
  for (const slide of ["intro", "Page-1", "été_2", "abcdefghij"]) expect(keep(slide)).toEqual({ slide });
  for (const slide of ["ada@example.org", "Ada Lovelace", "e.y.J", "x".repeat(65), ""]) expect(keep(slide)).toEqual({});
  expect(keep("intro", { toName: "home" })).toEqual({});
  expect(keep("intro", { slug: null })).toEqual({});
});

test.each([
  ["/", "/"],
  ["/admin/learniz", "/admin/learniz"],
  ["https://user:password@host/x", "/x"],
  ["/reset/eyJhbGciOi.J9.abc", "/reset/*"],
  ["/smart-sequence/AbC", "/smart-sequence/AbC"],
  ["/Ada%20Lovelace", "/*"],
])("§3.238 %s is kept as %s", (toUrl, kept) => {
  expect(cleanVisit({ ...VISIT, toUrl, fromUrl: null })).toMatchObject({ toUrl: kept, fromUrl: null });
});
