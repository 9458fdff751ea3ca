// Knows what a key costs in the studio: on a page of thirty blocks in a course of two hundred pages, beside bare Slate.
import { expect, signIn, test } from "../platform.ts";
import { compare } from "./figures.ts";
import { LONG_COURSE } from "./long-course.ts";
import { measureWork } from "./measure-work.ts";
import { openBare } from "./open-bare.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

test("screens §4 a key in the studio, beside bare Slate", async ({ page, platform }, info) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/learniz", { name: "A long course", configDraft: LONG_COURSE });
  const { slug } = await made.json();
  const type = () => page.keyboard.press("x");

  await openBare(page, "slate.ts");
  await page.getByText("A line of block 15.").click();
  const bare = await measureWork(page, { runs: 5, times: 10, deed: type });

  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  const block = page.getByRole("textbox", { name: "Text of block 15" });
  await block.click();
  const ours = await measureWork(page, { runs: 5, times: 10, deed: type });
  await expect(block).toContainText("xxxx");
  compare(info, "script, styles and layout of a key", { ours, bare, most: 2 });
});
