// Knows that the design system can be used by everybody: by eye, by ear, by keyboard, in any brand, under a strict
// policy.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { isLongRun } from "./long-run.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";

const ui = fileURLToPath(new URL("../ui/", import.meta.url));
let gallery: ServedFolder;

test.beforeAll(async () => {
  await promisify(execFile)(`${ui}node_modules/.bin/vite`, ["build", "--config", "gallery/vite.config.ts"], {
    cwd: ui,
  });
  gallery = await serveFolder(`${ui}dist/gallery`, "/gallery/");
});
test.afterAll(() => gallery.close());

/** Opens the gallery, and collects the browser's complaints, with the policy's refusals. */
async function open(page: Page, query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${gallery.url}?${new URLSearchParams(query)}`);
  await expect(page.locator("[data-ready]")).toBeVisible();
  return complaints;
}

/** Whether the background of the page is nearer to white or to black. */
const readGround = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red > 127 ? "light" : "dark";
  });

/** A light brand, whose words must be dark, and our own stand for the others. */
const BRANDS = isLongRun ? ["academiz", "yellow", "black", "blue", "green"] : ["academiz", "yellow"];
for (const brand of BRANDS) {
  for (const scheme of ["light", "dark"]) {
    const locale = scheme === "light" ? "fr" : "en";
    test(`§9.62 ${brand}, ${scheme}, ${locale}: axe finds nothing, the browser complains of nothing`, {
      tag: (brand === "academiz") === (scheme === "light") ? [] : "@long",
    }, async ({ page }) => {
      const complaints = await open(page, { brand, scheme, locale });
      expect(await findFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test("the letters of small headings have normal spacing: only large headings are set closer", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, { locale: "fr" });
  const spacings = await page.locator("h1, h2, h3, h4, h5, h6").evaluateAll((headings) =>
    headings
      .map((heading) => getComputedStyle(heading))
      .filter(({ fontSize }) => parseFloat(fontSize) <= 16)
      .map(({ letterSpacing }) => letterSpacing),
  );
  expect(new Set(spacings)).toEqual(new Set(["normal"]));
});

test("nothing is wider than the page, from a small phone to a desk", { tag: "@long" }, async ({ page }) => {
  await open(page, { locale: "fr" });
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
  }
});

test("nothing is wider than a phone's page when text is at 200 %", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, { locale: "fr" });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(() => measureOverflow(page)).toBe(0);
});

test("§3.252 a client's colour reaches every button without a style in the page, and goes with the client", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, { brand: "yellow" });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await expect(publish).toHaveCSS("background-color", "rgb(255, 212, 0)");
  await expect(publish).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.getByRole("combobox", { name: "Brand" }).click();
  await page.getByRole("option", { name: "academiz" }).click();
  // The product's own brand is red: actions are dark there, and only the brand's own parts stay red.
  const look = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((swatch) => getComputedStyle(swatch).backgroundColor);
  await expect.poll(() => look("brand")).toBe("rgb(192, 30, 30)");
  await expect(publish).toHaveCSS("background-color", await look("primary"));
  expect(await look("primary")).not.toBe(await look("brand"));
});

for (const scheme of ["light", "dark"])
  test(`§3.252 in the ${scheme} a field that is typed in has the ring of the focus, one that is wrong keeps its own border`, {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, { scheme });
    const [right, wrong] = ["Course name", "Email"].map((name) => page.getByRole("textbox", { name, exact: true }));
    if (!right || !wrong) throw new Error("the gallery has lost a field");
    const look = (field: typeof right) =>
      field.evaluate((input) => {
        const { borderTopColor, outlineColor, outlineStyle } = getComputedStyle(input);
        return { border: borderTopColor, ring: outlineStyle === "none" ? null : outlineColor };
      });
    const unfocused = await look(wrong);
    await right.focus();
    await expect.poll(async () => (await look(right)).ring).not.toBeNull();
    const focused = await look(right);
    expect(focused.ring).not.toBe(unfocused.border);
    expect(focused.border).toBe(focused.ring);
    await wrong.focus();
    await expect.poll(async () => (await look(wrong)).ring).toBe(focused.ring);
    expect((await look(wrong)).border).toBe(unfocused.border);
    const said = page.locator(`[id="${(await wrong.getAttribute("aria-describedby"))?.split(" ")[0]}"]`);
    await expect(said).toContainText("has no @");
    await expect(said.locator("svg")).toBeVisible();
  });

test("§3.252 an action that destroys is marked by a sign, a border and words, not by its colour alone", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, {});
  await page.getByRole("button", { name: "Delete for good…" }).click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Delete the course" });
  await expect(confirm.locator("svg")).toBeVisible();
  const [border, ground] = await confirm.evaluate((button) => {
    const style = getComputedStyle(button);
    const dialog = button.closest("[role=alertdialog]") ?? button;
    return [style.borderTopWidth, style.backgroundColor === getComputedStyle(dialog).backgroundColor];
  });
  expect([border, ground]).toEqual(["2px", true]);
});

test("§3.259 without a choice the page follows the device, a client's look too", { tag: "@long" }, async ({ page }) => {
  for (const brand of ["academiz", "yellow"]) {
    await open(page, { brand, scheme: "system" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => readGround(page)).toBe(colorScheme);
    }
  }
});

test("the components speak the page's language, and change with it", { tag: "@long" }, async ({ page }) => {
  await open(page, { locale: "en" });
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("type", "text");
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "fr" }).click();
  await expect(page.getByRole("button", { name: "Masquer le mot de passe" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a dialog takes the focus, Escape closes it alone and gives the focus back", async ({ page }) => {
  await open(page, {});
  const opener = page.getByRole("button", { name: "New course…" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New course" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expect(dialog).toBeVisible();
  expect(await findFaults(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a deletion that cannot be undone asks for the name, and accepts nothing else", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, {});
  await page.getByRole("button", { name: "Delete for good…" }).click();
  const dialog = page.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: "Delete the course" });
  const name = dialog.getByRole("textbox", { name: "Type “Safety first” to confirm" });
  await expect(name).toBeFocused();
  await name.fill("safety");
  await expect(confirm).toBeDisabled();
  await name.press("Enter");
  await expect(dialog).toBeVisible();
  await name.fill("Safety first");
  await confirm.click();
  await expect(dialog).toBeHidden();
});

test("§9.27 toasts are shown one at a time, and one with an action can be undone", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, {});
  const status = page.getByRole("status").filter({ hasText: /Slide/ });
  await page.getByRole("button", { name: "Toast: undo" }).click();
  await expect(status).toHaveText(/Slide deleted/);
  await page.getByRole("button", { name: "Toast: error" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "import stopped" })).toHaveCount(0);
  await status.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "import stopped" })).toBeVisible();
  await page.getByRole("alert").filter({ hasText: "import stopped" }).getByRole("button", { name: "Close" }).click();
  await expect(status).toHaveText(/Slide restored/);
});

test("a toast covers nothing that a dialog asks for: neither its buttons nor its cross", { tag: "@long" }, async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 440 },
    { width: 768, height: 440 },
  ]) {
    // In a page as low as that the dialog fills its height, as a long dialog does in any page.
    await page.setViewportSize(size);
    await open(page, {});
    await page.getByRole("button", { name: "Toast: error" }).click();
    await page.getByRole("button", { name: "New course…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const toast = await page.getByRole("alert").filter({ hasText: "import stopped" }).locator("> div").boundingBox();
    if (!toast) throw new Error("the toast has gone");
    expect([toast.x, toast.y].every((edge) => edge < 32)).toBe(true);
    for (const button of await dialog.getByRole("button").all()) {
      const box = await button.boundingBox();
      if (!box) continue;
      const isApart =
        box.x >= toast.x + toast.width ||
        box.x + box.width <= toast.x ||
        box.y >= toast.y + toast.height ||
        box.y + box.height <= toast.y;
      expect([await button.textContent(), isApart]).toEqual([await button.textContent(), true]);
    }
  }
});

test("§9.28 §9.29 a success goes after a second, an error after four; either waits while it is pointed at", {
  tag: "@long",
}, async ({ page }) => {
  // An installed clock runs by itself: after `pauseAt` only the test moves it.
  await page.clock.install({ time: "2026-01-01T08:00:00" });
  await open(page, {});
  await page.clock.pauseAt("2026-01-01T09:00:00");
  const saved = page.getByText("Saved", { exact: true });
  await page.getByRole("button", { name: "Toast: success" }).click();
  await expect(saved).toBeVisible();
  await page.clock.runFor(900);
  await expect(saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(saved).toHaveCount(0);

  const failed = page.getByText(/import stopped/);
  await page.getByRole("button", { name: "Toast: error" }).click();
  await failed.hover();
  await page.clock.runFor(60_000);
  await expect(failed).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3900);
  await expect(failed).toBeVisible();
  await page.clock.runFor(200);
  await expect(failed).toHaveCount(0);
});

test("an icon's name is shown when it is pointed at or focused, and goes with the pointer, Escape or a press", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, {});
  const edit = page.getByRole("button", { name: "Edit" });
  const name = page.getByRole("tooltip", { name: "Edit" });
  await edit.hover();
  await expect(name).toBeVisible();
  await page.mouse.move(600, 700);
  await page.mouse.move(610, 710);
  await expect(name).toHaveCount(0);
  await page.getByRole("link", { name: "How publishing works" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  const more = page.getByRole("tooltip", { name: "More actions" });
  await expect(more).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toHaveCount(0);
  await edit.hover();
  await expect(name).toBeVisible();
  await page.mouse.down();
  await expect(name).toHaveCount(0);
});

test("a menu opens by keyboard, passes over what is closed, and gives the focus back", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, {});
  const trigger = page.getByRole("button", { name: "More actions" });
  await trigger.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  expect(await findFaults(page, "[role=menu]")).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test("a link that looks like a button is pressed by Enter and by Space; a disabled one by nothing, and one that says why keeps its place", {
  tag: "@wide",
}, async ({ page }) => {
  await open(page, {});
  const follow = page.getByRole("link", { name: "Follow" });
  for (const key of ["Enter", "Space"]) {
    await page.evaluate(() => history.replaceState(null, "", "#"));
    await follow.press(key);
    expect(new URL(page.url()).hash).toBe("#followed");
  }
  // What is held down, then left, presses nothing.
  await page.evaluate(() => history.replaceState(null, "", "#"));
  await follow.focus();
  await page.keyboard.down("Space");
  await expect(follow).toHaveAttribute("data-active");
  await page.keyboard.press("Tab");
  await page.keyboard.up("Space");
  await expect(follow).not.toHaveAttribute("data-active");
  expect(new URL(page.url()).hash).toBe("");

  const notYet = page.getByRole("button", { name: "Not yet" });
  await expect(notYet).toBeFocused();
  await expect(notYet).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => {
    document.addEventListener("click", () => {
      document.body.dataset["pressed"] = "";
    });
  });
  for (const key of ["Enter", "Space"]) await page.keyboard.press(key);
  await notYet.click({ force: true });
  await page.keyboard.press("Tab");
  // The link without a way is not reached.
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
  await page.getByRole("link", { name: "Nowhere" }).evaluate((link) => link instanceof HTMLElement && link.click());
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.locator("body")).not.toHaveAttribute("data-pressed");
});

test("a skeleton is not seen before 150 ms", { tag: "@long" }, async ({ page }) => {
  await open(page, {});
  const skeletons = page.getByRole("status").filter({ hasText: "Loading…" });
  for (const skeleton of await skeletons.all()) await expect(skeleton).toHaveCSS("animation-delay", "0.15s");
  expect(await skeletons.count()).toBeGreaterThan(0);
});

test("a tree is walked, opened and rearranged by keyboard", { tag: "@long" }, async ({ page }) => {
  await open(page, {});
  const tree = page.getByRole("tree", { name: "Outline" });
  const item = (name: RegExp) => tree.getByRole("treeitem", { name });
  await item(/Chapter 1/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(item(/Welcome/)).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(tree.getByRole("treeitem").nth(2)).toHaveAccessibleName(/Welcome/);
  await item(/Welcome/).press("Enter");
  await expect(item(/Welcome/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(item(/Chapter 1/)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(item(/Chapter 1/)).toHaveAttribute("aria-expanded", "false");
  await expect(item(/Welcome/)).toHaveCount(0);
});

test("somebody is found without their accent, by keyboard", { tag: "@long" }, async ({ page }) => {
  await open(page, {});
  const owner = page.getByRole("combobox", { name: "Owner" });
  await owner.fill("eloise");
  await expect(page.getByRole("option")).toHaveCount(1);
  await owner.press("Enter");
  await expect(owner).toHaveValue("Éloïse Martin");
  await owner.fill("");
  await owner.press("Tab");
  await expect(page.getByText("Choose somebody.")).toBeVisible();
});

test("a column sorts, and turns round when it is pressed again", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, {});
  const table = page.getByRole("table", { name: "Learners" });
  const first = table.getByRole("row").nth(1);
  await table.getByRole("button", { name: "Score" }).click();
  await expect(table.getByRole("columnheader", { name: "Score" })).toHaveAttribute("aria-sort", "ascending");
  await expect(first).toContainText("Éloïse");
  await table.getByRole("button", { name: "Score" }).click();
  await expect(first).toContainText("Claire");
});

test("the rail closes to icons that keep their names; the banner stays in sight until it is left", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, {});
  const library = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Library" });
  const wide = (await library.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await expect.poll(async () => (await library.boundingBox())?.width).toBeLessThan(64);
  expect(wide).toBeGreaterThan(200);

  const leave = page.getByRole("button", { name: "Leave" });
  await page.getByRole("heading", { name: "Colours and type" }).scrollIntoViewIfNeeded();
  await expect(leave).toBeInViewport();
  await leave.click();
  await expect(leave).toHaveCount(0);
});

test("on a phone the rail is a drawer, closed by following a place", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, {});
  await page.getByRole("button", { name: "Open the menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await drawer.getByRole("link", { name: "Library" }).click();
  await expect(drawer).toBeHidden();
  expect(page.url()).toContain("#library");
});
