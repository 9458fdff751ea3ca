// Knows that each part of the office comes with the words that it says.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import config from "../../../ui/lingui.config.ts";
import { listReached } from "../../../ui/reached-files.ts";

const office = fileURLToPath(new URL("..", import.meta.url));
/** The files whose words come with the first page. */
const first = new Set(config.catalogs?.find(({ path }) => path.endsWith("back-office/src/locales/{locale}"))?.include);
/** Parts that bring no words but the first ones. */
const WITHOUT_OTHERS = /\b(?:late|lateFrame)(?:<[^>]*>)?\(\s*async \(\) => \(await import\("(\.[^"]+)"\)\)/g;
const SAYS = /from "@lingui\/(?:react|core)\/macro"/;

test("a part that brings no late words says none, so that nobody who comes to its address reads ids", () => {
  const files = readdirSync(office, { recursive: true, encoding: "utf8" });
  const wordless = files
    .filter((file) => /^(?!studio\/).*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(`${office}/${file}`, "utf8").matchAll(WITHOUT_OTHERS), ([, named = ""]) =>
        resolve(dirname(`${office}/${file}`), named),
      ),
    );
  expect(wordless.length).toBeGreaterThan(5);
  const unsaid = wordless.flatMap((part) =>
    [...listReached(part)]
      .filter((path) => path.startsWith(office) && !first.has(path) && SAYS.test(readFileSync(path, "utf8")))
      .map((path) => `${relative(office, part)} says the words of ${relative(office, path)}`),
  );
  expect(unsaid).toEqual([]);
});
