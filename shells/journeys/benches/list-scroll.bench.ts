// Knows what it costs to go through a long list of people, page by page: rows in the page, and the work of each page,
// beside bare tables of the same rows: of their elements without a style, and of their texts alone.
import type { Page } from "@playwright/test";
import { expect, type Platform, signIn, test } from "../platform.ts";
import type { BareElement } from "./bare/bare-element.ts";
import { compare, say } from "./figures.ts";
import { measureWork } from "./measure-work.ts";
import { openBare } from "./open-bare.ts";

const PEOPLE = 1_500;
const [RUNS, PAGES] = [5, 4];
/** Rows of a page, with the head. */
const MOST_ROWS = 51;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** A file of people is looked through, and carried out. */
async function importPeople(platform: Platform, token: string): Promise<void> {
  const lines = Array.from(
    { length: PEOPLE },
    (_, at) => `list${at};list${at}@example.org;Zoé ${at};Müller ${String(at).padStart(4, "0")};learner`,
  );
  const form = new FormData();
  form.set("upload", new Blob([["login;email;firstname;lastname;roles", ...lines].join("\n")]), "people.csv");
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(new URL("/api/admin/user/import", platform.url), { method: "POST", headers, body: form });
  const { id } = (await sent.json()).import;
  const reach = (status: string) =>
    expect
      .poll(async () => (await (await platform.call(token, `/api/admin/user/import/${id}`)).json()).import.status, {
        timeout: 120_000,
      })
      .toBe(status);
  await reach("ready");
  await platform.call(token, `/api/admin/user/import/${id}/apply`, {});
  await reach("success");
}

/** Presses Next, and waits for other rows without looking for anything by its role: that would be work of the page. */
async function prepareNext(page: Page): Promise<() => Promise<unknown>> {
  await page.getByRole("button", { name: "Next" }).focus();
  return async () => {
    const before = await page.evaluate(() => document.querySelector("tbody tr")?.textContent);
    await page.keyboard.press("Enter");
    await page.waitForFunction((former) => document.querySelector("tbody tr")?.textContent !== former, before);
  };
}

/** A row as the texts of its cells, and as its elements with the attributes that say what they are. */
function readRow(row: Element): { readonly texts: readonly string[]; readonly element: BareElement } {
  const readElement = (element: Element): BareElement => ({
    tag: element.localName,
    attributes: Object.fromEntries(
      ["type", "href", "aria-label", "role"].flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    children: [...element.childNodes].map((child) =>
      child instanceof Element ? readElement(child) : (child.textContent ?? ""),
    ),
  });
  return { texts: [...row.children].map(({ textContent }) => textContent ?? ""), element: readElement(row) };
}

test("screens §4 a list of people is gone through page by page, beside bare tables of the same rows", async ({
  page,
  platform,
}, info) => {
  test.setTimeout(600_000);
  const token = await platform.signIn("demo_admin");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await importPeople(platform, token);
  await signIn(page, platform, "admin", "/admin", "/people?q=list");
  const rows = page.getByRole("table", { name: "People" }).getByRole("row");
  await expect(rows).toHaveCount(MOST_ROWS);
  const pages: (readonly ReturnType<typeof readRow>[])[] = [];
  const counts: number[] = [];
  const read = async () => {
    const found = await Promise.all((await rows.all()).slice(1).map((row) => row.evaluate(readRow)));
    pages.push(found);
    counts.push(found.length);
  };
  await read();
  const ours = await measureWork(page, { runs: RUNS, times: PAGES, deed: await prepareNext(page), between: read });
  const elements = await page
    .getByRole("table", { name: "People" })
    .evaluate((table) => table.querySelectorAll("*").length);
  say(
    info,
    `rows in the page: at most ${Math.max(...counts) + 1} of ${PEOPLE} (at most ${MOST_ROWS}), ${elements} elements in the table`,
  );
  expect.soft(Math.max(...counts) + 1, "rows").toBeLessThanOrEqual(MOST_ROWS);

  const few = pages.slice(0, 2);
  const asTexts = ({ texts }: ReturnType<typeof readRow>): BareElement => ({
    tag: "tr",
    attributes: {},
    children: texts.map((text) => ({ tag: "td", attributes: {}, children: [text] })),
  });
  const measureBare = async (rowsOf: readonly (readonly BareElement[])[]) => {
    await openBare(page, "rows.ts", rowsOf);
    return measureWork(page, { runs: RUNS, times: PAGES, deed: await prepareNext(page) });
  };
  const ofTexts = await measureBare(few.map((all) => all.map(asTexts)));
  say(info, `a bare table of the same texts: ${ofTexts.map((ms) => ms.toFixed(1)).join(", ")} ms`);
  const bare = await measureBare(few.map((all) => all.map(({ element }) => element)));
  compare(info, "script, styles and layout of a page of the list", { ours, bare, most: 2 });
});
