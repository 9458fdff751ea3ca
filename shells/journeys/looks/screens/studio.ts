// Knows the screens of the studio, where courses are written.
import type { Page } from "@playwright/test";
import { say } from "../../words.ts";
import { inOffice } from "../demo.ts";
import { hold, LOST } from "../network.ts";
import type { Screen } from "../screen.ts";

const studio = { role: "author", app: "/admin", address: inOffice("learniz") } as const;
const title = (page: Page) => page.getByRole("textbox", { name: say("Title of the page") });

/** A pane beside the page on a desktop, behind a button elsewhere. */
async function openPane(page: Page, name: string): Promise<void> {
  await title(page).waitFor();
  const opener = page.getByRole("button", { name: say(name) }).first();
  if (await opener.isVisible()) await opener.click();
}
/** A button of the header, which is in its menu where there is little room. */
async function press(page: Page, words: string): Promise<void> {
  await title(page).waitFor();
  const button = page.getByRole("button", { name: say(words) }).first();
  if (await button.isVisible()) return button.click();
  await page
    .getByRole("button", { name: say("More") })
    .first()
    .click();
  await page.getByRole("menuitem", { name: say(words) }).click();
}

interface Draft {
  readonly chapters: { readonly slides: { description: string }[] }[];
}
/** Just before the first save, somebody else saves the course with another title of its last page. */
async function overtake(page: Page): Promise<void> {
  let isOvertaken = false;
  await page.route(/\/api\/admin\/learniz\/[^/?]+$/, async (route) => {
    if (isOvertaken || route.request().method() !== "PATCH") return route.fallback();
    isOvertaken = true;
    const saved = route.request().postDataJSON();
    const { chapters }: Draft = saved.configDraft;
    const last = chapters.at(-1)?.slides.at(-1);
    if (last)
      last.description = last.description.endsWith("✓") ? last.description.slice(0, -2) : `${last.description} ✓`;
    await route.fetch({ postData: saved });
    await route.continue();
  });
}

export const STUDIO: readonly Screen[] = [
  { name: "studio", ...studio, see: title },
  {
    name: "studio-outline",
    ...studio,
    reach: (page) => openPane(page, "Outline"),
    see: (page) => page.getByRole("tree"),
  },
  {
    name: "studio-settings",
    ...studio,
    reach: (page) => openPane(page, "Settings"),
    see: (page) => page.getByRole("heading", { name: say("This page opens when") }),
  },
  {
    name: "studio-chapter",
    ...studio,
    address: inOffice("learniz", "?at=phish2chap"),
    reach: async (page) => {
      const opener = page.getByRole("button", { name: say("Settings") }).first();
      await page.getByRole("main").getByRole("heading", { level: 2 }).waitFor();
      if (await opener.isVisible()) await opener.click();
    },
    see: (page) => page.getByRole("heading", { name: say("This chapter opens when") }),
  },
  {
    name: "studio-checks",
    ...studio,
    reach: async (page) => {
      await openPane(page, "Settings");
      await page.getByRole("tab", { name: say("Checks") }).click();
    },
    see: (page) => page.getByRole("tabpanel"),
  },
  {
    name: "studio-find",
    ...studio,
    reach: async (page) => {
      await openPane(page, "Settings");
      await page.getByRole("tab", { name: say("Find") }).click();
      await page.getByRole("textbox", { name: say("Find in the course") }).fill("cour");
    },
    see: (page) => page.getByRole("search").getByRole("list").first(),
  },
  {
    name: "studio-pages",
    ...studio,
    reach: async (page) => {
      await openPane(page, "Outline");
      await page.getByRole("button", { name: say("New page with examples") }).click();
    },
    see: (page) => page.getByRole("dialog", { name: say("Add a page") }),
  },
  {
    name: "studio-gallery",
    ...studio,
    reach: async (page) => {
      await title(page).waitFor();
      await page
        .getByRole("button", { name: say("Add a block") })
        .last()
        .click();
    },
    see: (page) => page.getByRole("dialog", { name: say("Add a block") }),
  },
  ...["Publish", "Export"].map((words) => ({
    name: `studio-${words.toLowerCase()}`,
    ...studio,
    reach: (page: Page) => press(page, words),
    see: (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog")),
  })),
  {
    name: "studio-conflict",
    ...studio,
    prepare: overtake,
    reach: async (page) => {
      await title(page).waitFor();
      await title(page).pressSequentially(" !");
    },
    see: (page) => page.getByRole("alertdialog"),
    complaint: LOST,
  },
  {
    name: "studio-shortcuts",
    ...studio,
    reach: async (page) => {
      await title(page).waitFor();
      await page.getByRole("heading", { level: 1 }).focus();
      await page.keyboard.press("?");
    },
    see: (page) => page.getByRole("dialog"),
  },
  {
    name: "studio-learners",
    ...studio,
    reach: (page) => press(page, "Learners"),
    see: (page) => page.getByRole("heading", { name: say("Nobody has started yet") }).or(page.getByRole("table")),
  },
  {
    name: "studio-text-coming",
    ...studio,
    prepare: hold(/\/assets\/rich-text-editor-[^/.]*\.js$/),
    see: (page) => page.locator("[aria-busy] p").filter({ hasText: /\S/ }),
  },
];
