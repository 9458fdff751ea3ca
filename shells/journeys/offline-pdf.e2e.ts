// Knows that a PDF that a learner keeps is read without a network, and that no device without one loads its reader.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { attachPdf } from "./attach-file.ts";
import { home, keep, open, openBrowser, signIn } from "./phone/phone.ts";
import { expect, test } from "./platform.ts";
import { writePdf } from "./write-pdf.ts";

const RULES = "House rules";

/** Files of the reader among those that the worker stored. */
const listReader = (page: Page) =>
  page.evaluate(async () => {
    const store = await caches.open("academiz.apps");
    const paths = (await store.keys()).map(({ url }) => new URL(url).pathname);
    return { areAppsThere: paths.includes("/play/"), reader: paths.filter((path) => /pdf/.test(path)).length };
  });

test("§2.17 §7.135 a PDF that is kept is read without a network, and its reader comes only with it", {
  tag: "@long",
}, async ({ platform }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "academiz-phone-"));
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  await attachPdf(platform, RULES, writePdf(["Leave by the stairs", "Wait outside"]));
  const context = await openBrowser(folder);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, platform);
  await expect.poll(() => listReader(page), { timeout: 60_000 }).toEqual({ areAppsThere: true, reader: 0 });
  await keep(page, RULES);
  expect((await listReader(page)).reader).toBe(3);

  // A browser's own cache would answer too: only what the worker stored is asked for here.
  const wire = await context.newCDPSession(page);
  await wire.send("Network.clearBrowserCache");
  await platform.end("SIGTERM");
  await page.reload();
  await home(page);
  await open(page, RULES);
  const pages = page.getByRole("region", { name: `Pages of ${RULES}.pdf` });
  await expect(pages.getByText("Leave by the stairs")).toBeAttached();
  await pages.getByRole("region", { name: "Page 2", exact: true }).scrollIntoViewIfNeeded();
  await expect(pages.getByText("Wait outside")).toBeAttached();
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
