// Knows the screens of the library: its page, one file, and where a file is chosen for a text.
import type { Page } from "@playwright/test";
import { say } from "../../words.ts";
import { inOffice } from "../demo.ts";
import { change, fail, hold, LOST } from "../network.ts";
import type { Screen } from "../screen.ts";

const FILES = /\/api\/admin\/document\/client\?/;
const library = { role: "author", app: "/admin", address: "/library" } as const;
const files = (page: Page) => page.getByRole("list", { name: say("Files") });
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const open = (page: Page) => files(page).getByRole("link").nth(2).click();

export const LIBRARY: readonly Screen[] = [
  { name: "library", ...library, see: files },
  { name: "library-table", ...library, address: "/library?view=table", see: (page) => page.getByRole("table") },
  { name: "library-no-match", ...library, address: "/library?q=nothing+of+that+name" },
  {
    name: "library-empty",
    ...library,
    prepare: change(FILES, () => ({ documents: [], directories: [], meta: { totalItems: 0, page: 1, limit: 48 } })),
  },
  { name: "library-shared", ...library, address: "/library?shelf=library" },
  { name: "library-loading", ...library, prepare: hold(FILES), see: (page) => page.getByRole("status") },
  {
    name: "library-failed",
    ...library,
    prepare: fail(FILES),
    see: (page) => page.getByRole("button", { name: say("Try again") }),
    complaint: LOST,
  },
  { name: "library-file", ...library, reach: open, see: dialog },
  {
    name: "library-selected",
    ...library,
    reach: (page) => files(page).getByRole("checkbox").first().check(),
    see: (page) => page.getByRole("button", { name: say("Clear the selection") }),
  },
  {
    name: "library-delete",
    ...library,
    reach: async (page) => {
      await open(page);
      await page.getByRole("button", { name: say("Delete…") }).click();
    },
    see: (page) => page.getByRole("alertdialog"),
  },
  {
    name: "library-sent",
    ...library,
    reach: (page) =>
      page.getByLabel(say("Files to add")).setInputFiles({
        name: "setup.exe",
        mimeType: "application/octet-stream",
        buffer: Buffer.from([77, 90, 0, 1]),
      }),
    see: (page) => page.getByRole("button", { name: say("Close") }),
    complaint: LOST,
  },
  {
    name: "library-choose",
    role: "author",
    app: "/admin",
    address: inOffice("learniz"),
    reach: (page) =>
      page
        .getByRole("button", { name: say("Picture from the library") })
        .first()
        .click(),
    see: (page) => files(page),
  },
];
