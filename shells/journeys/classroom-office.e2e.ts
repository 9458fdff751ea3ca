// Knows that an administrator plans the dates of a classroom, and that its trainer shows the code, notes who was there
// and prints the sheet.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { readPdf, squeeze } from "./read-pdf.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const NAME = "First aid at work";
const SESSION = "Morning group";

/** A path of a game and then this classroom, which the learner has begun. */
async function leadTo(platform: Platform, classroom: string): Promise<void> {
  const author = await platform.signIn("demo_author");
  const { products: games } = await (await platform.call(author, "/api/admin/game?limit=1")).json();
  const configDraft = {
    context: { title: "First days" },
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["game"] },
      { slug: "game", type: "task", taskType: "game", productSlug: games[0].slug, next: ["class"] },
      { slug: "class", type: "task", taskType: "classiz", productSlug: classroom, name: "Be there", next: ["end"] },
      { slug: "end", type: "event", eventType: "END" },
    ],
  };
  const made = await (await platform.call(author, "/api/admin/coursiz", { name: "First days", configDraft })).json();
  const { slug, updatedAt } = made;
  await platform.call(author, `/api/admin/coursiz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const path = products.find(({ productSlug }: { readonly productSlug: string }) => productSlug === slug);
  await platform.call(learner, `/api/coursiz/${path.perimeterSlug}/run`, {}, "PUT");
}

test("§1.18 §3.192 §4.132 §7.112 decisions 2, 11: a classroom is made, planned, held and printed", {
  tag: "@long",
}, async ({ page, platform }) => {
  for (const login of ["admin", "trainer"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");

  await signIn(page, platform, "admin", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New classroom" }).click();
  const creating = page.getByRole("dialog", { name: "New classroom" });
  await creating.getByRole("textbox", { name: "Name" }).fill(NAME);
  await creating.getByRole("button", { name: "Create the classroom" }).click();
  await expect(page.getByRole("heading", { name: NAME, level: 1 })).toBeVisible();
  await expect(page.getByText("It has no session yet.")).toBeVisible();

  await page.getByRole("button", { name: "Add a session" }).click();
  const writing = page.getByRole("dialog", { name: "New session" });
  await writing.getByRole("textbox", { name: "Name" }).fill(SESSION);
  await expect(writing.getByRole("radio", { name: "By the code that the trainer shows" })).toBeChecked();
  await writing.getByRole("button", { name: "Add the session" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("It is ready: publish it, and learners find it.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The classroom is published")).toBeVisible();

  await page.getByRole("tab", { name: "Dates" }).click();
  await page.getByRole("button", { name: "New date" }).first().click();
  const planning = page.getByRole("dialog", { name: "New date" });
  await planning.getByRole("radio", { name: "Several dates" }).check();
  await planning.getByRole("checkbox", { name: "Monday" }).check();
  await planning.getByRole("textbox", { name: "Place" }).fill("Room 1");
  await planning.getByRole("combobox", { name: "Trainer" }).fill("Demo");
  await page.getByRole("option", { name: "Demo Trainer" }).click();
  await expect(planning.getByText("3 dates")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await planning.getByRole("button", { name: "Plan the dates" }).click();
  await expect(page.getByText("3 dates are planned")).toBeVisible();
  await expect(page.getByRole("table", { name: "Dates" }).getByRole("row")).toHaveCount(4);

  // A date that takes place now, so that the journey does not have to wait.
  const admin = await platform.signIn("demo_admin");
  const { classrooms } = await (await platform.call(admin, "/api/admin/classroom")).json();
  const made = classrooms.find(({ name }: { readonly name: string }) => name === NAME);
  const { trainers } = await (await platform.call(admin, "/api/admin/trainer?query=demo")).json();
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const plan = { startAt: at(-5), endAt: at(55), place: "Room 1", capacity: 12, trainerId: trainers[0].id };
  const body = { ...plan, perimeterSlug: made.perimeterSlug, mean: made.means[0].slug };
  const { slug } = await (await platform.call(admin, "/api/admin/slot", body)).json();

  await page.getByRole("link", { name: "Session dates" }).click();
  await expect(page.getByRole("table", { name: "Dates" }).getByRole("row")).not.toHaveCount(1);
  expect(await findFaults(page)).toEqual([]);
  for (const look of ["Month", "Week", "Day"]) {
    await page.getByRole("button", { name: look, exact: true }).click();
    await expect(page.getByRole("link", { name: new RegExp(SESSION) }).first()).toBeVisible();
    expect([look, await findFaults(page)]).toEqual([look, []]);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  }
  // On a tablet the whole week is in sight, on a phone at least the current day.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.getByRole("button", { name: "Week", exact: true }).click();
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.reload();
    const days = page.locator("th button[data-day]");
    await expect(days).toHaveCount(7);
    const seen = width === 768 ? await days.all() : [days.and(page.locator("[aria-current=date]"))];
    for (const day of seen) await expect(day).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(size);
  // The arrows go from day to day, also beyond the month that is shown; dragging a date asks for confirmation.
  await page.getByRole("button", { name: "Month", exact: true }).click();
  const shownDay = page.locator("button[data-day][aria-current=date]");
  const today = (await shownDay.getAttribute("data-day")) ?? "";
  await shownDay.focus();
  for (const [key, days] of [
    ["ArrowRight", 1],
    ["ArrowDown", 8],
    ["ArrowLeft", 7],
    ["ArrowUp", 0],
  ] as const) {
    const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    await page.keyboard.press(key);
    await expect(page.locator(`button[data-day="${day}"]`)).toBeFocused();
  }
  const block = page
    .getByRole("cell")
    .filter({ has: shownDay })
    .getByRole("link", { name: new RegExp(SESSION) });
  await block.first().dragTo(page.getByRole("cell").filter({ hasNot: shownDay }).first());
  const moving = page.getByRole("dialog", { name: `Move “${SESSION}”?` });
  await expect(moving.getByText("To:")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await moving.getByRole("button", { name: "Cancel" }).click();
  await expect(moving).toHaveCount(0);

  await page.goto(`${platform.url}/admin/sessions/${slug}`);
  await expect(page.getByRole("button", { name: "Show the code" })).toBeVisible();
  // The date names a trainer, so nobody else can sign as trainer.
  await expect(page.getByRole("button", { name: "Sign as trainer" })).toHaveCount(0);
  await page.getByRole("button", { name: "Enrol people" }).click();
  const enrolling = page.getByRole("dialog", { name: "Enrol people" });
  await enrolling.getByRole("checkbox", { name: /Demo Learner/ }).check();
  await enrolling.getByRole("checkbox", { name: /Demo Manager/ }).check();
  expect(await findFaults(page)).toEqual([]);
  await enrolling.getByRole("button", { name: "Enrol 2 people" }).click();
  await expect(page.getByText("2 of 12 places are taken.")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "trainer", "/admin");
  await expect(page.getByRole("heading", { name: "Session dates", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "People" })).toHaveCount(0);
  // decisions 2: a trainer has messages beside the sessions.
  await page.getByRole("link", { name: "Messages" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
  await page.goto(`${platform.url}/admin/sessions/${slug}`);
  await page.getByRole("button", { name: "Show the code" }).click();
  const screen = page.getByRole("dialog", { name: "Code of the date" });
  await expect(screen.getByText(/^\w{4} \w{4}$/)).toBeVisible();
  await expect(screen.getByRole("img", { name: "QR code by which it is signed" })).toBeVisible();
  await expect(screen.getByText(/^Another one in \d+ s$/)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect(screen).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  const people = page.getByRole("table", { name: "People of this date" });
  // decisions 10: the trainer lets somebody in before their turn, then counts the step as done, and says why.
  await leadTo(platform, made.productSlug);
  await people.getByRole("button", { name: "Actions: Demo Learner" }).click();
  await page.getByRole("menuitem", { name: "Steps that wait for this session…" }).click();
  const steps = page.getByRole("dialog", { name: "Demo Learner" });
  for (const [button, title, told] of [
    ["Open now: Be there", "Open “Be there” now?", "Opened by Demo Trainer: came early"],
    ["Count as done: Be there", "Count “Be there” as done?", "Counted as done by Demo Trainer: came early"],
  ] as const) {
    await steps.getByRole("button", { name: button }).click();
    const why = page.getByRole("dialog", { name: title });
    await why.getByRole("textbox", { name: "Reason" }).fill("came early");
    await why.getByRole("button", { name: button.startsWith("Open") ? "Open it" : "Count as done" }).click();
    await expect(steps).toContainText(told);
  }
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(steps).toHaveCount(0);
  await people.getByRole("button", { name: "Actions: Demo Learner" }).click();
  await page.getByRole("menuitem", { name: "Note as absent…" }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("ill, told by mail");
  await page.getByRole("button", { name: "Note the absence" }).click();
  await expect(people.getByRole("row", { name: /Demo Learner/ })).toContainText("ill, told by mail");
  await people.getByRole("checkbox", { name: "Select Demo Manager" }).check();
  await page.getByRole("button", { name: "Note as present…" }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("no telephone");
  await page.getByRole("button", { name: "Note the presence" }).click();
  await expect(people.getByRole("row", { name: /Demo Manager/ })).toContainText("no telephone");

  await page.getByRole("button", { name: "Sign as trainer" }).click();
  const signing = page.getByRole("dialog", { name: "Sign that you taught" });
  const pad = await signing.getByRole("img", { name: "Draw your signature here" }).boundingBox();
  if (!pad) throw new Error("no place to draw");
  await page.mouse.move(pad.x + 20, pad.y + 20);
  await page.mouse.down();
  for (const [x, y] of [
    [60, 60],
    [100, 20],
    [140, 60],
  ] as const)
    await page.mouse.move(pad.x + x, pad.y + y, { steps: 4 });
  await page.mouse.up();
  expect(await findFaults(page)).toEqual([]);
  await signing.getByRole("button", { name: "Sign", exact: true }).click();
  const chain = page.getByRole("table", { name: "Chain of signatures" });
  await expect(chain.getByRole("row")).toHaveCount(4);
  await expect(chain.getByRole("img", { name: "Signature of Demo Trainer" })).toBeVisible();
  await expect(page.getByText("Intact", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Verify again" }).click();
  await expect(page.getByText("Intact", { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  // The server finds marks that were changed from outside; this proves that the page shows it.
  const own = `**/api/admin/slot/${slug}?*`;
  await page.route(own, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isIntact: false, brokenAt: 2 } });
  });
  await page.getByRole("button", { name: "Verify again" }).click();
  await expect(page.getByText("Broken", { exact: true })).toBeVisible();
  await expect(page.getByText("The chain does not hold from mark 2 on")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.unroute(own);

  await page.getByRole("button", { name: "Sheet and files" }).click();
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Attendance sheet (PDF)" }).click(),
  ]);
  const { text, isTagged, language } = await readPdf(await sheet.path());
  expect([isTagged, language]).toEqual([true, "en"]);
  for (const said of [
    NAME,
    SESSION,
    "Learner Demo",
    "Absent – ill, told by mail",
    "Present – no telephone",
    "Signed at",
  ])
    expect(text).toContain(squeeze(said));

  await page.getByRole("button", { name: "Sheet and files" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Presences of the session (Excel)" }).click(),
  ]);
  await page.getByLabel("File of presences").setInputFiles(await file.path());
  await expect(page.getByText("Nothing is new in it")).toBeVisible();
  // Errors in a file are told in words, and nothing of the file is stored.
  const lines = `slot,login,presence,reason\n${slug},nobody,present,\nelsewhere,learner,absent,ill\n`;
  await page
    .getByLabel("File of presences")
    .setInputFiles({ name: "wrong.csv", mimeType: "text/csv", buffer: Buffer.from(lines) });
  const wrong = page.getByRole("dialog", { name: "Nothing of the file was noted" });
  await expect(wrong.getByText("Line 2, Login: Nobody of this login is enrolled in this date.")).toBeVisible();
  await expect(wrong.getByText("Line 3, Date: This is no date of this session")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await wrong.getByRole("button", { name: "Close", exact: true }).last().click();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});
