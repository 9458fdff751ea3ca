// Knows the screens of the back office, but for the studio's.
import type { Page } from "@playwright/test";
import { say } from "../../words.ts";
import { inMails, inOffice, inSlot } from "../demo.ts";
import { change, fail, give, hold, LOST } from "../network.ts";
import type { Screen } from "../screen.ts";
import { inSurveyed } from "../survey.ts";

const LIST = /\/api\/admin\/product\?/;
const office = { role: "author", app: "/admin" } as const;
const trainer = { role: "trainer", app: "/admin" } as const;
const admin = { role: "superadmin", app: "/admin" } as const;
const list = { ...office, address: "/" };
const press = (page: Page, words: string) =>
  page
    .getByRole("button", { name: say(words) })
    .first()
    .click();
/** An import that is done, an export that runs, and one that waits. */
const runTasks = async (page: Page) => {
  const createdAt = "2026-01-01T00:00:00.000Z";
  const begun = { id: "i", status: "applying", createdAt };
  const numbers = {
    ...{ nbUsersFile: 0, nbUsersNew: 0, nbUsersUpdate: 0, nbUsersErrors: 0, errors: [], errorMessage: null },
    ...{ slug: null, isRead: false, isLoading: true },
  };
  const kept = { header: true, deleteAbsent: false, error: null, report: null };
  const packed = {
    ...{ type: "learniz", format: "1.2", draft: false, name: null, size: null, error: null, problems: [] },
    ...{ url: null, createdAt, expiresAt: null },
  };
  const running = { ...packed, id: "e", product: "fire-safety", state: "running", progress: { done: 1, total: 4 } };
  const queued = { ...packed, id: "f", product: "welcome", state: "queued", progress: { done: 0, total: 0 } };
  await page.route(/\/api\/admin\/import\/notification/, (route) =>
    route.fulfill({ json: [{ ...begun, ...numbers }] }),
  );
  await page.route(/\/api\/admin\/user\/import\/i$/, (route) =>
    route.fulfill({
      json: { import: { ...begun, ...kept, file: "everybody-2026.xlsx", progress: { done: 300, total: 900 } } },
    }),
  );
  await change(/\/api\/admin\/exports\?/, (answer) => ({ ...answer, exports: [running, queued] }))(page);
};
/**
 * As if sixty had answered: of three questions in turn the first proves harder, the second easier, and the third has
 * few answers.
 */
const tellLevels = (answer: Record<string, unknown>) => ({
  ...{ ...answer, learners: 60, newestAt: "2026-01-01T00:00:00.000Z" },
  questions: (answer["questions"] as readonly object[]).map((one, at) => ({
    ...{ ...one, answers: at % 3 === 2 ? 12 : 60, right: 8 },
    ...(at % 3 !== 2 && {
      estimate: { level: at % 3 === 0 ? 3.2 : 1.1, standardError: 0.15 },
      level: at % 3 === 0 ? 3 : 1,
    }),
  })),
});
const WORDS = /\/api\/admin\/tag\/listing\//;
const TAGS = ["accueil", "ecogestes", "fire-safety", "gestes-et-postures", "iso-9001", "numerique-responsable", "sea"];
/** The first product has many tags, each other one two. */
const tagSome = (product: object, at: number) => ({ ...product, tags: at === 0 ? TAGS : TAGS.slice(1, 3) });
const tagList = change(LIST, (answer) => ({
  ...answer,
  products: (answer["products"] as readonly object[]).map(tagSome),
}));
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** On a phone it stands in the menu of other ways to create. */
async function beginImport(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("Other types") }).waitFor();
  if (await page.getByRole("button", { name: say("Import a SCORM package") }).isVisible())
    return press(page, "Import a SCORM package");
  await press(page, "Other types");
  await page.getByRole("menuitem", { name: say("Import a SCORM package") }).click();
}

export const OFFICE: readonly Screen[] = [
  { name: "office-sign-in", app: "/admin", address: "/auth/login?client=demo" },
  { name: "products", ...list, see: (page) => page.getByRole("table") },
  {
    name: "products-chosen",
    ...list,
    see: (page) => page.getByRole("table"),
    reach: (page) => page.getByRole("checkbox").nth(1).check(),
  },
  {
    name: "products-tagged",
    ...list,
    prepare: tagList,
    see: (page) => page.getByRole("table"),
  },
  {
    name: "product-tags",
    ...list,
    prepare: async (page) => {
      await tagList(page);
      await give(
        WORDS,
        TAGS.map((slug) => ({ slug })),
      )(page);
    },
    see: (page) => page.getByRole("table"),
    reach: async (page) => {
      await page.getByRole("checkbox").nth(1).check();
      await page.getByRole("checkbox").nth(2).check();
      await page
        .getByRole("button", { name: say("Tags…") })
        .last()
        .click();
      await page.getByRole("dialog").getByRole("checkbox").nth(2).check();
    },
  },
  {
    name: "product-tags-none",
    ...list,
    reach: (page) =>
      page
        .getByRole("button", { name: say("Tags…") })
        .first()
        .click(),
    see: dialog,
  },
  {
    name: "products-folders",
    ...list,
    address: "/?folder=safety",
    prepare: change(/\/api\/admin\/product\/folder/, () => [
      {
        ...{ slug: "safety", name: "Safety at work", parentSlug: null },
        children: [{ slug: "fire", name: "Fire and evacuation", parentSlug: "safety", children: [] }],
      },
      { slug: "welcome", name: "Welcome", parentSlug: null, children: [] },
    ]),
    see: (page) => page.getByRole("list", { name: say("Folders in this folder") }),
  },
  {
    name: "products-of-the-week",
    ...list,
    role: "superadmin",
    see: (page) => page.getByRole("region", { name: say("This week") }),
  },
  {
    name: "palette",
    ...list,
    role: "superadmin",
    reach: async (page) => {
      await press(page, "Search and go to… (Ctrl+K)");
      await page.getByRole("dialog").getByRole("combobox").fill("le");
    },
    see: (page) => page.getByRole("option").nth(4),
  },
  { name: "products-no-match", ...office, address: "/?q=nothing+of+that+name" },
  {
    name: "products-empty",
    ...list,
    prepare: change(LIST, () => ({ products: [], meta: { totalItems: 0, page: 1, limit: 50 } })),
  },
  { name: "products-loading", ...list, prepare: hold(LIST), see: (page) => page.getByRole("status") },
  {
    name: "products-failed",
    ...list,
    prepare: fail(LIST),
    see: (page) => page.getByRole("button", { name: say("Try again") }),
    complaint: LOST,
  },
  { name: "create", ...list, reach: (page) => press(page, "New course"), see: dialog },
  { name: "import", ...list, reach: beginImport, see: dialog },
  { name: "course-file", ...office, address: "/file" },
  { name: "game-product", ...office, address: inOffice("game") },
  { name: "game-settings", ...office, address: inOffice("game", "?tab=settings") },
  { name: "game-audience", ...office, address: inOffice("game", "?tab=audience") },
  {
    name: "game-audience-some",
    ...office,
    address: inOffice("game", "?tab=audience"),
    reach: (page) => page.getByRole("radio").nth(1).check(),
  },
  {
    name: "game-audience-losing",
    ...office,
    address: inOffice("game", "?tab=audience"),
    reach: async (page) => {
      await page.getByRole("radio").nth(1).check();
      await press(page, "Save");
    },
    see: (page) => page.getByRole("alertdialog").getByRole("listitem"),
  },
  {
    name: "game-links",
    ...office,
    address: inOffice("game", "?tab=links"),
    reach: (page) => page.getByRole("button", { name: say("Make a link") }).click(),
    see: (page) => page.getByRole("textbox").nth(2),
  },
  { name: "game-learners", ...office, address: inOffice("game", "?tab=learners") },
  {
    name: "delete",
    ...office,
    address: inOffice("game"),
    reach: async (page) => {
      await press(page, "More");
      await page.getByRole("menuitem", { name: say("Delete…") }).click();
    },
    see: dialog,
  },
  { name: "sequence-product", ...office, address: inOffice("smart-sequence"), see: (page) => page.getByRole("table") },
  {
    name: "sequence-levels",
    ...office,
    address: inOffice("smart-sequence"),
    prepare: change(/\/levels$/, tellLevels),
    reach: (page) => press(page, "Compare levels with answers"),
    see: (page) => page.getByRole("button", { name: say("Hide the comparison") }),
  },
  {
    name: "sequence-question",
    ...office,
    address: inOffice("smart-sequence"),
    reach: (page) => page.getByRole("rowheader").first().getByRole("button").click(),
    see: (page) => page.getByRole("dialog", { name: say("Question") }),
  },
  {
    name: "sequence-paste",
    ...office,
    address: inOffice("smart-sequence"),
    reach: async (page) => {
      await page.getByRole("button", { name: say("Bring in from a spreadsheet") }).click();
      const rows = ["Fire\t1\tWhat burns?\tWood\tWater\t\t\t\t\t\t\t1", "Fire\thigh\tWhat else?\tWood\tWater"];
      await page.getByRole("dialog").getByRole("textbox").fill(rows.join("\n"));
    },
    see: (page) => page.getByRole("dialog").getByRole("table"),
  },
  {
    name: "sequence-import",
    ...office,
    address: "/?new=questions",
    see: (page) => page.getByRole("dialog", { name: say("Import questions from a workbook") }),
  },
  { name: "package-product", ...office, address: inOffice("scorm") },
  { name: "package-attempts", ...office, address: inOffice("scorm", "?tab=attempts") },
  { name: "package-learners", ...office, address: inOffice("scorm", "?tab=learners") },
  { name: "attachment-product", ...office, address: inOffice("attachment") },
  { name: "section-product", ...office, address: inOffice("section") },
  {
    name: "path-outline",
    ...office,
    address: inOffice("coursiz"),
    reach: (page) =>
      page
        .getByRole("button", { name: /^(Edit|Modifier)/ })
        .first()
        .click(),
  },
  {
    name: "path-map",
    ...office,
    address: inOffice("coursiz", "?view=map"),
    reach: (page) => page.locator(".react-flow__node").nth(1).click(),
    see: (page) => page.getByRole("region", { name: say("The chosen step") }).getByRole("textbox"),
  },
  { name: "organisation", app: "/admin", role: "superadmin", address: "/organisation" },
  {
    name: "organisation-tags",
    ...{ app: "/admin", role: "superadmin", address: "/organisation?tab=tags" },
    prepare: async (page) => {
      const products = (slug: string, at: number) => ({ slug, products: at });
      await change(/\/api\/admin\/client\/current/, (answer) => ({ ...answer, tags: TAGS }))(page);
      await change(/\/api\/admin\/client\/[^/]+\/use/, (answer) => ({ ...answer, tags: TAGS.map(products) }))(page);
    },
    reach: (page) => page.getByRole("button", { name: say("Remove {tag}", { tag: "sea" }) }).click(),
    see: dialog,
  },
  { name: "licences", app: "/admin", role: "superadmin", address: "/organisation?tab=licences" },
  { name: "experts", app: "/admin", role: "superadmin", address: "/organisation?tab=experts" },
  { name: "messages", ...office, address: "/messages" },
  { name: "clients", app: "/admin", role: "superadmin", address: "/clients", see: (page) => page.getByRole("table") },
  {
    name: "client",
    app: "/admin",
    role: "superadmin",
    address: "/clients",
    reach: (page) => press(page, "New client"),
    see: dialog,
  },
  { name: "people", app: "/admin", role: "superadmin", address: "/people" },
  { name: "person", app: "/admin", role: "superadmin", address: "/people?person=new", see: dialog },
  {
    name: "person-page",
    app: "/admin",
    role: "superadmin",
    address: "/people?q=learner",
    reach: (page) => page.getByRole("table").getByRole("link").first().click(),
    see: (page) => page.getByRole("table", { name: say("Products and progress") }),
  },
  {
    name: "person-reset",
    app: "/admin",
    role: "superadmin",
    address: "/people?q=author",
    prepare: change(/\/second-factor$/, () => ({ since: "2026-01-05T09:30:00.000Z" })),
    reach: (page) => page.getByRole("table").getByRole("link").first().click(),
    see: (page) => page.getByRole("button", { name: say("Reset…") }),
  },
  { name: "score-rules", app: "/admin", role: "superadmin", address: "/organisation?tab=scores" },
  { name: "sign-in-rules", app: "/admin", role: "superadmin", address: "/organisation?tab=sign-in" },
  {
    name: "second-factor-demanded",
    ...office,
    address: "/",
    prepare: change(/\/api\/me$/, (me) => ({ ...me, needsSecondFactor: true })),
  },
  { name: "own-account", app: "/admin", role: "superadmin", address: "/account" },
  { name: "people-import", app: "/admin", role: "superadmin", address: "/people/import" },
  { name: "people-none", app: "/admin", role: "superadmin", address: "/people?q=nobodyiscalledso" },
  {
    name: "people-chosen",
    app: "/admin",
    role: "superadmin",
    address: "/people",
    reach: (page) => page.getByRole("row").nth(2).getByRole("checkbox").check(),
  },
  { name: "appearance", app: "/admin", role: "superadmin", address: "/organisation/appearance" },
  { name: "appearance-texts", app: "/admin", role: "superadmin", address: "/organisation/appearance?tab=texts" },
  { name: "platform", app: "/admin", role: "superadmin", address: "/platform" },
  { name: "appearance-pictures", app: "/admin", role: "superadmin", address: "/organisation/appearance?tab=pictures" },
  { name: "statistics", app: "/admin", role: "superadmin", address: "/statistics" },
  { name: "game-statistics", ...office, address: inOffice("game", "?tab=statistics") },
  {
    name: "tasks",
    app: "/admin",
    role: "superadmin",
    address: "/",
    prepare: runTasks,
    see: (page) => page.getByRole("table"),
    reach: (page) => page.getByRole("button", { name: /tasks in progress|tâches en cours/ }).click(),
  },
  { name: "mails", app: "/admin", role: "superadmin", address: "/mails" },
  {
    name: "mail",
    app: "/admin",
    role: "superadmin",
    address: inMails,
    reach: (page) => page.getByRole("row").getByRole("button").first().click(),
    see: dialog,
  },
  {
    name: "office-session-ended",
    ...office,
    address: "/error?status=401&message=http-error.no-content-slug",
    see: (page) => page.getByRole("heading", { name: say("Your session has ended") }),
  },
  { name: "office-unknown-page", ...office, address: "/nowhere" },
  { name: "office-unknown-product", ...office, address: "/learniz/nosuchslug", complaint: LOST },
  { name: "classroom-editor", ...office, address: inOffice("classiz") },
  {
    name: "classroom-dates",
    ...admin,
    address: inOffice("classiz", "?tab=slots"),
    see: (page) => page.getByRole("table"),
  },
  {
    name: "classroom-session",
    ...office,
    address: inOffice("classiz"),
    reach: (page) => press(page, "Add a session"),
    see: dialog,
  },
  {
    name: "survey-editor",
    ...office,
    address: inSurveyed(({ product }) => `/classiz/${product}`),
    see: (page) => page.getByRole("list", { name: say("Questions of the survey") }),
  },
  {
    name: "survey-question",
    ...office,
    address: inSurveyed(({ product }) => `/classiz/${product}`),
    reach: async (page) => {
      await press(page, "Add a question");
      await page.getByRole("radio", { name: say("With one of several options") }).check();
    },
    see: dialog,
  },
  {
    name: "survey-results",
    ...admin,
    address: inSurveyed(({ slot }) => `/sessions/${slot}`),
    see: (page) => page.getByRole("heading", { name: say("Survey"), exact: true }),
  },
  {
    name: "survey-steps",
    ...admin,
    address: inSurveyed(({ slot }) => `/sessions/${slot}`),
    reach: async (page) => {
      await page.getByRole("table").getByRole("button").last().click();
      await page.getByRole("menuitem", { name: say("Steps that wait for this session…") }).click();
    },
    see: dialog,
  },
  {
    name: "sessions-calendar-feed",
    ...trainer,
    address: "/sessions",
    reach: async (page) => {
      await press(page, "In my calendar");
      const make = page.getByRole("button", { name: say("Make an address") });
      const address = page.getByRole("textbox", { name: say("Address of my calendar") });
      await make.or(address).first().waitFor();
      // On some widths the button stays where the list was made.
      if (await make.isVisible()) await make.click();
    },
    see: (page) => page.getByRole("textbox", { name: say("Address of my calendar") }),
  },
  { name: "sessions", ...trainer, address: "/sessions", see: (page) => page.getByRole("table") },
  { name: "sessions-day", ...trainer, address: "/sessions?view=day", see: (page) => page.getByRole("table") },
  { name: "sessions-week", ...trainer, address: "/sessions?view=week", see: (page) => page.getByRole("table") },
  { name: "sessions-month", ...trainer, address: "/sessions?view=month", see: (page) => page.getByRole("table") },
  {
    name: "sessions-series",
    ...admin,
    address: "/sessions",
    reach: async (page) => {
      await press(page, "New date");
      await page.getByRole("radio", { name: say("Several dates") }).check();
      await page.getByRole("checkbox").first().check();
    },
    see: dialog,
  },
  { name: "slot", ...trainer, address: inSlot, see: (page) => page.getByRole("table").first() },
  {
    name: "slot-code",
    ...trainer,
    address: inSlot,
    reach: (page) => press(page, "Show the code"),
    see: (page) => page.getByRole("dialog").getByRole("img"),
  },
  {
    name: "slot-enrol",
    ...trainer,
    address: inSlot,
    reach: (page) => press(page, "Enrol people"),
    see: (page) => dialog(page).getByRole("checkbox").first(),
  },
  {
    name: "slot-sign",
    ...trainer,
    address: inSlot,
    reach: (page) => press(page, "Sign as trainer"),
    see: (page) => dialog(page).getByRole("img"),
  },
];
