// Knows the screens of the studio, where courses are written.
import type { Page } from "@playwright/test";
import { inOffice } from "../demo.ts";
import type { Screen } from "../screen.ts";
import { say } from "../words.ts";

const studio = { role: "author", app: "/admin", address: inOffice("learniz") } as const;
const title = (page: Page) => page.getByRole("textbox", { name: say("Title of the page") });

/** A pane beside the page on a desk, behind a button elsewhere. */
async function openPane(page: Page, name: string): Promise<void> {
  await title(page).waitFor();
  const opener = page.getByRole("button", { name: say(name) }).first();
  if (await opener.isVisible()) await opener.click();
}
const press = async (page: Page, words: string) => {
  await title(page).waitFor();
  await page
    .getByRole("button", { name: say(words) })
    .first()
    .click();
};

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
    name: "studio-checks",
    ...studio,
    reach: async (page) => {
      await openPane(page, "Settings");
      await page.getByRole("tab", { name: say("Checks") }).click();
    },
    see: (page) => page.getByRole("tabpanel"),
  },
  ...["Publish", "Export", "Shortcuts", "Learners"].map((words) => ({
    name: `studio-${words.toLowerCase()}`,
    ...studio,
    reach: (page: Page) => press(page, words),
    see: (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog")),
  })),
];
