// Knows that each kind of text field has one rule, wherever it is sent.
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { ROUTES, type Route } from "../index.ts";
import { emailField, fontFamilyField } from "./fields.ts";

const NAMES = [
  ["updateMe", "firstname"],
  ["updateMe", "lastname"],
  ["createClient", "name"],
  ["updateClient", "name"],
  ["updateClient", "type"],
  ["setUpPlatform", "clientName"],
  ["createProduct", "name"],
  ["replaceProduct", "name"],
  ["saveProduct", "name"],
  ["createProductFolder", "name"],
  ["updateProductFolder", "name"],
  ["createFolder", "virtualSource"],
  ["updateFolder", "virtualSource"],
  ["updateDocument", "name"],
  ["importQuestions", "name"],
  ["createSlot", "place"],
  ["changeSlot", "place"],
  ["exportScorm", "title"],
  ["exportScorm", "author"],
  ["createUser", "type"],
  ["settlePerimeter", "name"],
] as const;

const isRefused = (name: keyof typeof ROUTES, field: string, value: unknown): boolean => {
  const route: Route = ROUTES[name];
  const read = (route.body ?? route.form?.fields)?.safeParse({ [field]: value });
  return read?.error?.issues.some(({ path }) => path[0] === field) ?? false;
};

test.each(NAMES)("%s: %s is a line: no ends of lines, no control characters, no bidi marks", (name, field) => {
  for (const text of ["a\r\nb", "a\u0000b", "a\u202Eb", "a\u2066b", "a\u2028b", "a\u200Bb", "a\uFFFF", "a\uD83D"])
    expect([text, isRefused(name, field, text)]).toEqual([text, true]);
  expect(isRefused(name, field, "Été d’Ângelo 李")).toBe(false);
});

test.each([
  "a@localhost",
  "a@foo.localhost",
  "a@host.local",
  "a@-x.org",
  "a@x-.org",
  "a\u200B@example.org",
  "a@10.0.0.1",
  "a",
  "a@b@c.org",
  "a@b.org\r\nBcc: c@d.org",
  "=?utf-8?q?a=0D=0ABcc=3A?=@b.org",
])("%j is no e-mail address", (text) => {
  expect(emailField.safeParse(text).success).toBe(false);
});
test("§7.28 the session of a trainer and a place of a client are named by a single line", () => {
  expect(isRefused("createUser", "trainerMeans", ["a/b\r\n\u202E"])).toBe(true);
  const place = { id: "a\u202E\r\nb", title: "A", lvl: 0, children: [] };
  expect(isRefused("updateClient", "affectations", [place])).toBe(true);
});
test("a name has visible characters", () => {
  for (const text of ["\u3164", "\u2800", "\u200D"])
    expect([text, isRefused("createClient", "name", text)]).toEqual([text, true]);
});
test("an e-mail address is trimmed", () => {
  expect(emailField.parse(" ada@example.org ")).toBe("ada@example.org");
});

test("§3.44 a font has a name, and no style", () => {
  expect(fontFamilyField.safeParse("Inter, 'Open Sans'").success).toBe(true);
  for (const text of ["x;}</style>", "a\nb", "url(x)", ""]) expect(fontFamilyField.safeParse(text).success).toBe(false);
});

test("decisions 14: blanks are no alternative of a file; an empty alternative means that it is decoration", () => {
  const body = ROUTES.updateDocument.body as z.ZodMiniType;
  expect(body.safeParse({ alternative: "  " }).success).toBe(false);
  expect(body.parse({ alternative: "" })).toEqual({ alternative: "" });
  expect(body.parse({ alternative: " A door ", licence: " ", origin: " ours " })).toEqual({
    alternative: "A door",
    licence: "",
    origin: "ours",
  });
});
