// Knows the screens of the learner site.

import { say } from "../../words.ts";
import { inClassroom, inThisWeek } from "../classroom.ts";
import { inOffice, inSection, inTrial, inUndatedTrial, onPath, onProduct } from "../demo.ts";
import { COLLABORATOR, LEARNT, PEOPLE, PLAYS } from "../learning.ts";
import { change, fail, give, hold, LOST, lose } from "../network.ts";
import type { Screen } from "../screen.ts";
import { inSurveyed } from "../survey.ts";

const PRODUCTS = /\/api\/products\b/;
const NOTIFICATIONS = /\/api\/notifications\?/;
const home = { role: "learner", address: "/" } as const;
/** Every other product has tags. */
const tagProducts = change(PRODUCTS, (answer) => ({
  ...answer,
  products: (answer["products"] as readonly object[]).map((one, at) =>
    at % 2 === 0 ? { ...one, tags: ["ecogestes", "fire-safety", "gestes-et-postures"] } : one,
  ),
}));

export const SITE: readonly Screen[] = [
  { name: "sign-in", address: "/auth/login?client=demo" },
  {
    name: "sign-in-refused",
    address: "/auth/login?client=demo",
    reach: async (page) => {
      await page.getByLabel(say("Login")).fill("nobody");
      await page.getByRole("textbox", { name: say("Password") }).fill("wrong");
      await page.getByRole("button", { name: say("Sign in") }).click();
    },
    see: (page) => page.getByRole("form").getByRole("alert"),
    complaint: LOST,
  },
  { name: "site-account", role: "learner", address: "/account" },
  { name: "site-messages", role: "learner", address: "/messages" },
  { name: "forgotten", address: "/auth/forgotten?client=demo" },
  {
    name: "reset-password",
    address: async (platform) =>
      `/auth/reset-password?type=forgotten-password#token=${await platform.signIn("demo_author")}`,
    see: (page) => page.getByRole("button", { name: say("Save the password") }),
  },
  {
    name: "reset-link-cut",
    address: "/auth/reset-password?type=forgotten-password",
    see: (page) => page.getByRole("heading"),
  },
  {
    name: "certificate-unknown",
    address: "/certificate/none",
    see: (page) => page.getByRole("heading", { name: say("There is no certificate at this address") }),
    complaint: LOST,
  },
  {
    name: "site-search",
    role: "learner",
    address: "/search?q=phishing",
    see: (page) => page.getByRole("heading", { level: 2 }).first(),
  },
  {
    name: "my-learning",
    role: "learner",
    address: "/me",
    prepare: async (page) => {
      await change(/\/api\/me\/history/, () => ({ plays: PLAYS, total: 41, best: 85 }))(page);
      await change(/\/api\/me\/learning/, (answer) => ({ ...answer, products: LEARNT }))(page);
    },
    see: (page) => page.getByRole("table", { name: say("My history") }),
  },
  {
    name: "my-learning-empty",
    role: "learner",
    address: "/me",
    prepare: change(/\/api\/me\/(history|learning)/, () => ({
      plays: [],
      total: 0,
      best: null,
      products: [],
      certificates: [],
      attestations: [],
      slots: [],
    })),
    see: (page) => page.getByRole("heading", { name: say("Nothing has ended yet") }),
  },
  {
    name: "team",
    role: "manager",
    address: "/team",
    prepare: change(/\/api\/my-collaborators\?/, () => ({
      users: PEOPLE,
      meta: { totalItems: 41, page: 1, limit: 20 },
    })),
    see: (page) => page.getByRole("table"),
  },
  {
    name: "team-empty",
    role: "manager",
    address: "/team",
    see: (page) => page.getByRole("heading", { name: say("Nobody stands in your team yet") }),
  },
  {
    name: "collaborator",
    role: "manager",
    address: "/team/1",
    prepare: give(/\/api\/my-collaborators\/1$/, COLLABORATOR),
    see: (page) => page.getByRole("table"),
  },
  {
    name: "collaborator-remind",
    role: "manager",
    address: "/team/1",
    prepare: give(/\/api\/my-collaborators\/1$/, COLLABORATOR),
    reach: (page) =>
      page
        .getByRole("button", { name: say("Remind of: {name}", { name: "" }) })
        .first()
        .click(),
    see: (page) => page.getByRole("dialog"),
  },
  { name: "home", ...home },
  {
    name: "home-tagged",
    ...home,
    address: "/?tag=fire-safety",
    prepare: tagProducts,
    see: (page) => page.getByRole("button", { name: /fire-safety/ }),
  },
  {
    name: "home-empty",
    ...home,
    prepare: change(PRODUCTS, (answer) => ({ ...answer, products: [] })),
    see: (page) => page.getByRole("heading", { name: say("No course yet") }),
  },
  { name: "home-loading", ...home, prepare: hold(PRODUCTS), see: (page) => page.getByRole("status") },
  {
    name: "home-failed",
    ...home,
    prepare: fail(PRODUCTS),
    see: (page) => page.getByRole("button", { name: say("Try again") }),
    complaint: LOST,
  },
  {
    name: "notifications",
    ...home,
    reach: (page) => page.getByRole("button", { name: say("Notifications") }).click(),
    see: (page) => page.getByRole("dialog").getByRole("listitem"),
  },
  {
    name: "notifications-empty",
    ...home,
    prepare: change(NOTIFICATIONS, () => ({ notifications: [], meta: { totalItems: 0 }, countUnread: 0 })),
    reach: (page) => page.getByRole("button", { name: say("Notifications") }).click(),
    see: (page) => page.getByRole("dialog"),
  },
  {
    name: "account",
    ...home,
    reach: (page) => page.getByRole("button", { name: "Demo Learner" }).click(),
    see: (page) => page.getByRole("menu"),
  },
  {
    name: "path",
    role: "learner",
    address: onPath(),
    see: (page) => page.getByRole("list", { name: say("Steps of the path") }),
  },
  {
    name: "path-as-map",
    role: "learner",
    address: onPath("?view=map"),
    see: (page) => page.getByRole("list", { name: say("The chosen step") }),
  },
  {
    name: "path-preview",
    app: "/admin",
    role: "author",
    address: inOffice("coursiz"),
    reach: async (page) => {
      await page.getByRole("button", { name: say("Preview") }).click();
      await page.getByRole("button", { name: say("Begin the path") }).click();
    },
    see: (page) => page.getByRole("list", { name: say("Steps of the path") }),
  },
  {
    name: "classroom",
    role: "learner",
    address: inClassroom,
    see: (page) => page.getByRole("heading", { level: 1 }),
  },
  {
    name: "classroom-survey",
    role: "learner",
    address: inSurveyed(({ perimeter }) => `/classroom/${perimeter}`),
    see: (page) => page.getByRole("region", { name: say("Your opinion") }),
  },
  {
    name: "attestation",
    address: inSurveyed(({ code }) => `/attestation/${code}`),
    see: (page) => page.getByRole("heading", { name: say("This attestation of attendance is genuine") }),
  },
  {
    name: "attestation-unknown",
    address: "/attestation/none",
    see: (page) => page.getByRole("heading", { name: say("There is no attestation at this address") }),
    complaint: LOST,
  },
  {
    name: "classroom-sign",
    role: "learner",
    address: inClassroom,
    reach: (page) =>
      page
        .getByRole("button", { name: say("Sign") })
        .first()
        .click(),
    see: (page) => page.getByRole("dialog"),
  },
  {
    name: "classroom-kept",
    role: "learner",
    address: inClassroom,
    prepare: lose(/\/api\/slot\/[^/]+\/signature$/),
    reach: async (page) => {
      await page
        .getByRole("button", { name: say("Sign") })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: say("Code of the date") }).fill("ABCD EFGH");
      await dialog.getByRole("button", { name: say("I am here: sign") }).click();
    },
    see: (page) => page.getByRole("button", { name: say("Send now") }),
    complaint: LOST,
  },
  {
    name: "home-this-week",
    ...home,
    address: inThisWeek,
    see: (page) => page.getByRole("heading", { name: say("The next seven days") }),
  },
  { name: "unknown-page", ...home, address: "/nowhere" },
  { name: "link-withdrawn", ...home, address: "/open/nosuchslug", complaint: LOST },
  { name: "entry-link-cut", address: "/auth/sso" },
  {
    name: "session-ended",
    ...home,
    address: "/error?status=401&message=http-error.no-content-slug",
    see: (page) => page.getByRole("heading", { name: say("Your session has ended") }),
  },
  { name: "maintenance", address: "/maintenance.html" },
  {
    name: "words-missing",
    address: "/auth/login?client=demo",
    prepare: lose(/\/assets\/words-(fr|en)-[^/]*\.js$/),
    complaint: LOST,
  },
  { name: "product", role: "learner", address: onProduct },
  {
    name: "product-tagged",
    ...{ role: "learner", address: onProduct },
    prepare: tagProducts,
    see: (page) => page.getByRole("list", { name: say("Tags") }),
  },
  { name: "section", role: "learner", address: inSection },
  { name: "section-preview", role: "author", app: "/admin", address: inTrial("section") },
  {
    name: "section-preview-end",
    role: "author",
    app: "/admin",
    address: inTrial("section"),
    reach: (page) => page.getByRole("main").getByRole("button").first().click(),
    see: (page) => page.getByRole("dialog"),
  },
  { name: "classroom-preview", role: "author", app: "/admin", address: inTrial("classiz") },
  { name: "classroom-preview-examples", role: "author", app: "/admin", address: inUndatedTrial },
];
