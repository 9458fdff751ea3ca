// Knows that a pushed message says what the list shows, and leads only into the site.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findTarget, type NotificationType, readPushedNews, writePushedNews } from "./index.ts";

const news = (info: Parameters<typeof findTarget>[0]["info"]) => ({
  slug: "a1",
  text: "Bonjour",
  type: "Session" as NotificationType,
  info,
});

test("§3.223 a notification leads to its conversation, its classroom, its product, what was given, its import, or home", () => {
  for (const type of ["Certification", "Attestation"] as const)
    expect(findTarget({ type, info: { threadSlug: null } })).toBe("/me");
  expect(findTarget({ type: "Import", info: { threadSlug: null } })).toBe("/admin/people/import");
  expect(findTarget(news({ threadSlug: "a b" }))).toBe("/messages?thread=a%20b");
  expect(findTarget(news({ threadSlug: null, classroomSlug: "c", productSlug: "p" }))).toBe("/classroom/c");
  expect(findTarget(news({ threadSlug: null, productSlug: "p/q" }))).toBe("/open/p%2Fq");
  expect(findTarget(news({ threadSlug: null }))).toBe("/");
});

test("§3.223 a written message can be read again, and fits into its size whatever its text is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => {
      const message = writePushedNews({ ...news({ threadSlug: null, productSlug: "p" }), text }, "École");
      const read = readPushedNews(message);
      expect(read).toMatchObject({ title: "École", path: "/open/p", tag: "a1" });
      expect([...(read?.body ?? "")].length).toBeLessThanOrEqual(500);
    }),
  );
});

test.each(["", "{", "null", "[]", '{"title":"a","body":"b","tag":"c","path":"https://a.example"}'])(
  "§3.223 what is no news of this site is passed over: %s",
  (message) => {
    expect(readPushedNews(message)).toBeNull();
    expect(readPushedNews('{"title":"a","body":"b","tag":"c","path":"//a.example"}')).toBeNull();
  },
);
