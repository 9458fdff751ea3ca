// Knows what happens with packages that others made: played to their end, accepted with their problems listed, or
// refused in words. docs/scorm-packages.md lists the results.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isLongRun } from "./long-run.ts";
import { expect, type Platform, test } from "./platform.ts";
import { standInForCdn } from "./stand-in-for-cdn.ts";
import { findPackageProgress, playPackage, uploadPackage } from "./upload-package.ts";
import { LEFT_BY_RULES, leavePackage, seePackage, walkPackage } from "./walk-package.ts";

const HOME = fileURLToPath(new URL("../../", import.meta.url));
/** The folder beside the project, where it is developed; elsewhere only our own packages are played. */
const FOLDER = join(process.env["ACADEMIZ_SHARED"] ?? join(HOME, "../shared"), "fixtures/scorm");
const TABLE = join(HOME, "docs/scorm-packages.md");
/** One package that plays, and one that is refused; long runs, and runs that write the table, play all. */
const EACH_WAY = /^(made__nested_dir|made__zip_slip)/;
const isEach = !isLongRun && process.env["ACADEMIZ_WRITE"] !== "1";
const files = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => name.endsWith(".zip") && (!isEach || EACH_WAY.test(name)))
  : [];
/** Writes the rows that it finds, instead of comparing them with the written ones. */
const isWriting = process.env["ACADEMIZ_WRITE"] === "1";
if (files.length === 0) console.error("packages of others: none beside the project");

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const writeRow = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

/** The elements that the contents of the newest launch read, in order, each once. */
async function readBack(platform: Platform, slug: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  const { launches } = await (await platform.call(token, `/api/admin/scorm/${slug}/launches`)).json();
  const one = await (await platform.call(token, `/api/admin/scorm/${slug}/launches/${launches[0].uuid}`)).json();
  const read = new Map<string, string>();
  for (const { name, args, result } of one.log)
    if (/GetValue$/.test(name) && result !== "" && !/_count$|_children$|learner|student/.test(args[0]))
      read.set(args[0], result);
  return [...read].map(([element, value]) => `${element.replace(/^cmi\./, "")} ${value.slice(0, 40)}`).join(", ");
}

for (const file of files) {
  const name = file.replace(/\.zip$/, "");
  test(`decisions 7: ${name} plays to its end, is taken with its problems, or is refused in words`, {
    tag: "@wide",
  }, async ({ page, platform, complaints }) => {
    await standInForCdn(page);
    page.on("dialog", (dialog) => void dialog.accept());
    const row = await play();
    // Pages of packages complain of files that they lack themselves.
    complaints.length = 0;
    if (isWriting) return writeTable(name, row);
    expect(readFileSync(TABLE, "utf8").split("\n")).toContain(row);

    async function play(): Promise<string> {
      const uploaded = await uploadPackage(platform, name, await readFile(join(FOLDER, file))).catch(
        (error: Error) => error.message,
      );
      if (typeof uploaded === "string") return writeRow([name, `refused: ${uploaded}`, "", "", ""]);
      const { slug, config } = uploaded;
      const problems = config.problems.map(({ code, at }) => `${code} ${at}`);
      const told =
        problems.length === 0
          ? ""
          : `, told: ${problems.slice(0, 3).join("; ")}${problems.length > 3 ? ` and ${problems.length - 3} more` : ""}`;
      await playPackage(page, platform, slug);
      const done = await walkPackage(page);
      await leavePackage(page);
      const reached = await findPackageProgress(platform, slug);
      if (!reached)
        return writeRow([name, `played (${config.version})${told}`, summarize(done), "nothing: it has no page", ""]);
      const { status, score, percentage, time } = reached;
      expect(time).toBeGreaterThan(0);
      await playPackage(page, platform, slug);
      await seePackage(page);
      await expect(page.locator("[data-saving=saved]")).toBeVisible();
      await leavePackage(page);
      const again = (await findPackageProgress(platform, slug)) ?? { time: 0 };
      expect(again.time).toBeGreaterThanOrEqual(time);
      if (!done.includes(LEFT_BY_RULES)) expect(again).toMatchObject({ status, percentage });
      return writeRow([
        name,
        `played (${config.version})${told}`,
        summarize(done),
        `${status}, ${percentage} %${score === undefined ? "" : `, score ${score}`}`,
        await readBack(platform, slug),
      ]);
    }
  });
}

/** `14 × opened` for repeated results. */
function summarize(done: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of done) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([what, count]) => (count === 1 ? what : `${count} × ${what}`)).join("; ");
}

const HEAD = `# Packages that others made

What becomes of each package of \`../shared/fixtures/scorm\` in a real Chromium: uploaded, played by its own buttons and
ours, left, and launched again.
\`ACADEMIZ_WRITE=1 npx playwright test --config shells/journeys/playwright.config.ts packages-of-others --workers 1\` writes
this table. \`npm run test:long\` holds it against what it sees, \`npm test\` does so for one package of each way. Times
are counted in each, and never go backwards; they are not told here, for they differ.

| package | upload | what was done | result | read back at the second launch |
|---|---|---|---|---|
`;

function writeTable(name: string, row: string): void {
  const rows = existsSync(TABLE) ? readFileSync(TABLE, "utf8").split("\n") : [];
  const others = rows.filter((one) => /^\| (adlcts4|emp|made)__/.test(one) && !one.startsWith(`| ${name} |`));
  writeFileSync(TABLE, `${HEAD}${[...others, row].sort().join("\n")}\n`);
}
