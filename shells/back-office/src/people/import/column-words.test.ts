// Knows that the report of an import calls the columns of a file as its template does.
import { readFileSync } from "node:fs";
import { USER_COLUMNS, writeHeader } from "@academiz/domain/user-files";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test.each(["fr", "en"] as const)("§8.14 a column has one name, in the template and in the report: %s", (locale) => {
  // The source is read as text, since its macros need the build.
  const words = new Map(
    [...read("./fault-words.ts").matchAll(/^ {2}(\w+): msg`([^`.]+)`,$/gm)].map(([, column, name]) => [column, name]),
  );
  const catalogue = new Map(
    [...read(`../../words/locales/${locale}.po`).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id, said]) => [
      id,
      said,
    ]),
  );
  const told = USER_COLUMNS.map((column) => catalogue.get(words.get(column)));
  expect(told).toEqual(writeHeader(locale));
});
