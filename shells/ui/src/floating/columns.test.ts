// Knows that the scrolling part of a dialog is as high as its content: WebKit gives no height to a basis of 0 in a
// column whose own height depends on its content.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const shells = new URL("../../../", import.meta.url);
const sheets = ["ui", "back-office", "front", "player"].flatMap((shell) =>
  readdirSync(fileURLToPath(new URL(`${shell}/src`, shells)), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css.ts"))
    .map((path) => ({ path, text: readFileSync(new URL(`${shell}/src/${path}`, shells), "utf8") })),
);
const columns = sheets.filter(({ text }) => /\bdialog\(\{|export const dialog\b/.test(text));

test("no part of a dialog that may shrink to nothing starts with a basis of 0", () => {
  expect(columns.length).toBeGreaterThan(1);
  const wrong = columns.flatMap(({ path, text }) =>
    [...text.matchAll(/\{[^{}]*\}/g)]
      .map(([style]) => style)
      .filter((style) => /\bminHeight: 0\b/.test(style) && /\bflex: (1,|1 |"1 1 0)/.test(style))
      .map((style) => `${path}: ${style}`),
  );
  expect(wrong).toEqual([]);
});
