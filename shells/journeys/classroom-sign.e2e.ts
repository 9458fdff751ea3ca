// Knows that learners sign a classroom on their phones: by the code that they see on the projector, without network,
// and not with the code of another slot or another day; and that the printed sheet says who signed.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import { readPdf } from "./read-pdf.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };
const MINUTE = 60_000;

let platform: Platform;
let admin: string;
const people = new Map<string, string>();
test.beforeAll(async () => {
  platform = await startPlatform();
  admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/user", { locale: "en" }, "PUT");
  for (const login of ["learner", "manager", "trainer", "author"]) {
    const token = await platform.signIn(`demo_${login}`);
    await platform.call(token, "/api/user", { locale: "en" }, "PUT");
    people.set(login, token);
  }
});
test.afterAll(() => platform.stop());

interface Classroom {
  readonly perimeter: string;
  /** The present date, and the one that ended a moment ago. */
  readonly slot: string;
  readonly former: string;
  readonly open: string;
  /** Plans another date of the session, in minutes from now, and enrols the same people. */
  addDate(from: number, until: number): Promise<string>;
}

/** `teacher`: the login of its trainer, who takes no place; without one it names none. */
async function holdClassroom(name: string, teacher: string | null = null): Promise<Classroom> {
  const author = await platform.signIn("demo_author");
  const configDraft = {
    context: { title: name },
    config: { local: "EN" },
    means: [
      { slug: "spring", title: "Gestures", description: "Wear loose clothes.", signing: "code" },
      { slug: "open", title: "Practice", signing: "code", enrolment: "open" },
    ],
  };
  const made = await (await platform.call(author, "/api/admin/classiz", { name, configDraft })).json();
  const { updatedAt } = made;
  await platform.call(author, `/api/admin/classiz/publish/${made.slug}`, { updatedAt, visible: true }, "PATCH");
  const { products } = await (await platform.call(people.get("learner") ?? "", "/api/products")).json();
  const { perimeterSlug } = products.find((one: { name: string }) => one.name === name);
  const trainerId = teacher === null ? null : await readId(people.get(teacher) ?? "");
  const addSlot = async (mean: string, from: number, until: number, capacity: number): Promise<string> => {
    const [startAt, endAt] = [from, until].map((minutes) => new Date(Date.now() + minutes * MINUTE).toISOString());
    const plan = { perimeterSlug, mean, startAt, endAt, place: "Room 1", videoLink: null, trainerId, capacity };
    return (await (await platform.call(admin, "/api/admin/slot", plan)).json()).slug;
  };
  const enrolled = [...people].filter(([login]) => login !== teacher).map(([, token]) => token);
  const userIds = await Promise.all(enrolled.map(readId));
  const addDate = async (from: number, until: number) => {
    const added = await addSlot("spring", from, until, 10);
    await platform.call(admin, `/api/admin/slot/${added}/enrolments`, { userIds });
    return added;
  };
  const slot = await addDate(-5, 120);
  const former = await addSlot("spring", -23 * 60, -10, 10);
  const open = await addSlot("open", 3 * 24 * 60, 3 * 24 * 60 + 60, 1);
  return { perimeter: perimeterSlug, slot, former, open, addDate };
}
const readId = async (token: string): Promise<string> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
const readCode = async (slot: string): Promise<string> =>
  (await (await platform.call(admin, `/api/admin/slot/${slot}/code`)).json()).code;

const DESK = { viewport: { width: 1440, height: 900 }, locale: "en-GB" };
/** The page of a date, by the clock of its server. */
async function openDesk(browser: Browser, login: string, slot: string, hours = 0): Promise<Page> {
  const page = await (await browser.newContext(DESK)).newPage();
  if (hours > 0) await page.clock.setSystemTime(Date.now() + hours * 60 * MINUTE);
  await signIn(page, platform, login, "/admin");
  await page.goto(`${platform.url}/admin/sessions/${slot}`);
  return page;
}
/** The code of a date, on a projector. */
async function project(browser: Browser, login: string, slot: string, hours = 0): Promise<Page> {
  const page = await openDesk(browser, login, slot, hours);
  await page.getByRole("button", { name: "Show the code" }).click();
  return page;
}
/** What people in the room read there, as they type it. */
async function readShown(projector: Page): Promise<string> {
  const screen = projector.getByRole("dialog", { name: "Code of the date" });
  return (await screen.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).textContent()) ?? "";
}
async function takeSheet(desk: Page): Promise<string> {
  await desk.getByRole("button", { name: "Sheet and files" }).click();
  const [file] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("menuitem", { name: "Attendance sheet (PDF)" }).click(),
  ]);
  return (await readPdf(await file.path())).text;
}
const readSignatures = async (slot: string) =>
  (await (await platform.call(admin, `/api/admin/slot/${slot}/signatures`)).json()).signatures;

async function openPhone(browser: Browser, login: string, perimeter: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, platform, login, "");
  await page.goto(`${platform.url}/classroom/${perimeter}`);
  await expect(page.getByRole("heading", { name: /^First aid/, level: 1 })).toBeVisible();
  return page;
}
/** `shown`: as it stands on the projector; people type small letters. */
async function sign(page: Page, slot: string, shown: string): Promise<void> {
  await card(page, slot).getByRole("button", { name: "Sign: Gestures" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign: Gestures" });
  await dialog.getByRole("textbox", { name: "Code of the date" }).fill(shown.toLowerCase());
  await dialog.getByRole("button", { name: "I am here: sign" }).click();
}
/** Restarts the platform with its clock moved by so many hours. */
async function moveClock(hours: number): Promise<void> {
  const later = `const Now = Date;
    const by = ${hours} * 3_600_000;
    globalThis.Date = class extends Now {
      constructor(...of) { super(...(of.length > 0 ? of : [Now.now() + by])); }
      static now() { return Now.now() + by; }
    };`;
  await platform.end("SIGTERM");
  await platform.startAgain({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(later)}` });
}
const card = (page: Page, slot: string) => page.locator(`[data-slot="${slot}"]`);

test("decisions 11: three phones sign a slot: by its code, without network and later, and not with a code of another slot", {
  tag: "@wide",
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const { perimeter, slot, former } = await holdClassroom("First aid");
  const projector = await project(browser, "admin", slot);
  const seen = await readShown(projector);

  // Without a network, the signature with the code that was seen waits on the device.
  const away = await openPhone(browser, "manager", perimeter);
  await away.context().setOffline(true);
  await sign(away, slot, seen);
  await expect(away.getByText("There is no network: your signature is kept on this device.")).toBeVisible();
  await expect(card(away, slot)).toContainText("Signed here, not sent yet");
  expect(await findFaults(away)).toEqual([]);

  // A signature with the code and a drawing.
  const near = await openPhone(browser, "learner", perimeter);
  expect(await measureOverflow(near)).toBeLessThanOrEqual(0);
  await expect(card(near, slot).getByText("Wear loose clothes.")).toBeVisible();
  await near.getByRole("button", { name: "Sign: Gestures" }).click();
  const dialog = near.getByRole("dialog", { name: "Sign: Gestures" });
  await dialog.getByRole("button", { name: "I am here: sign" }).click();
  await expect(dialog.getByText("A code has eight letters and figures")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Code of the date" }).fill(await readShown(projector));
  const pad = await dialog.getByRole("img", { name: "Draw how you sign here" }).boundingBox();
  if (!pad) throw new Error("no pad");
  await near.mouse.move(pad.x + 20, pad.y + 20);
  await near.mouse.down();
  for (const step of [40, 80, 120]) await near.mouse.move(pad.x + step, pad.y + (step % 50));
  await near.mouse.up();
  await expect(dialog.getByRole("img", { name: "What you have drawn" })).toBeVisible();
  expect(await findFaults(near)).toEqual([]);
  await dialog.getByRole("button", { name: "I am here: sign" }).click();
  await expect(near.getByText("You have signed. Your presence is noted.")).toBeVisible();
  await expect(card(near, slot)).toContainText("Signed at");

  // A try with the code of the earlier date.
  const other = await project(browser, "admin", former);
  const wrong = await openPhone(browser, "trainer", perimeter);
  const again = wrong.getByRole("dialog", { name: "Sign: Gestures" });
  const typed = again.getByRole("textbox", { name: "My name, as I sign" });
  await wrong.getByRole("button", { name: "Sign: Gestures" }).click();
  await again.getByRole("textbox", { name: "Code of the date" }).fill(await readShown(other));
  await again.getByRole("button", { name: "Type my name instead" }).click();
  await typed.fill("Tom Trainer");
  await again.getByRole("button", { name: "I am here: sign" }).click();
  await expect(wrong.getByText("This is not the code of this date.")).toBeVisible();
  // Nobody draws or types their signature again after a code that was refused.
  await wrong.getByRole("button", { name: "Sign: Gestures" }).click();
  await expect(typed).toHaveValue("Tom Trainer");

  // The code that was seen is no longer shown.
  for (let changes = 0, last = seen; changes < 2; changes += 1) {
    await expect.poll(() => readShown(projector), { timeout: 45_000, intervals: [1_000] }).not.toBe(last);
    last = await readShown(projector);
  }
  await away.context().setOffline(false);
  await expect(away.getByText("Your signature was sent later, and is taken.")).toBeVisible();
  await expect(card(away, slot)).toContainText("sent later");

  const signatures = await readSignatures(slot);
  expect(signatures).toMatchObject([
    { kind: "SIGNED", drawing: expect.stringMatching(/^M\d+ \d+L/), arrivedAt: null },
    { kind: "SIGNED", drawing: null, arrivedAt: expect.stringMatching(/Z$/) },
  ]);
  const { isIntact } = await (await platform.call(admin, `/api/admin/slot/${slot}`)).json();
  expect(isIntact).toBe(true);

  // The sheet names who signed, and who did not.
  await projector.getByRole("dialog", { name: "Code of the date" }).getByRole("button", { name: "Close" }).click();
  const sheet = await takeSheet(projector);
  expect(sheet).toMatch(/LearnerDemoSigned(at|on)/);
  expect(sheet).toMatch(/ManagerDemoSigned(at|on)[^A-Z]*,sentlater/);
  expect(sheet).toContain("TrainerDemoHasnotsigned");
  for (const page of [projector, other, near, away, wrong]) await page.context().close();
});

test("decisions 11: the address of a QR opens the page with the code in it, by keyboard alone and after a sign-in; places are taken and given back", {
  tag: "@long",
}, async ({ browser }) => {
  const { perimeter, slot, open } = await holdClassroom("First aid again");
  const page = await (await browser.newContext({ ...PHONE, hasTouch: false })).newPage();
  await page.goto(`${platform.url}/classroom/${perimeter}#sign=${slot}.${await readCode(slot)}`);
  await page.getByRole("textbox", { name: "Organisation" }).fill("demo");
  await page.getByRole("textbox", { name: "Login" }).fill("learner");
  await page.getByRole("textbox", { name: "Password" }).fill("Demo-Academiz-2026!");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign: Gestures" });
  await expect(dialog.getByRole("textbox", { name: "Code of the date" })).toHaveValue(/^[2-9A-Z]{8}$/);
  expect(new URL(page.url()).hash).toBe("");
  await dialog.getByRole("button", { name: "Type my name instead" }).press("Enter");
  await dialog.getByRole("textbox", { name: "My name, as I sign" }).fill("Demo Learner");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have signed. Your presence is noted.")).toBeVisible();
  await expect.poll(() => readSignatures(slot)).toMatchObject([{ drawing: "typed:Demo Learner" }]);

  await page.getByRole("button", { name: "Take a place: Practice" }).press("Enter");
  await expect(card(page, open)).toContainText("You have a place");
  const waiting = await openPhone(browser, "manager", perimeter);
  await waiting.getByRole("button", { name: "Wait for a place: Practice" }).click();
  await expect(card(waiting, open)).toContainText("You wait: place 1");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Calendar file: Practice" }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe("First aid again.ics");
  await page.getByRole("button", { name: "Give my place back: Practice" }).press("Enter");
  await expect(
    page
      .getByRole("button", { name: "Take a place: Practice" })
      .or(page.getByRole("button", { name: "Wait for a place: Practice" })),
  ).toBeVisible();
  // The learner who waited is notified, and the page shows it.
  await expect(card(waiting, open)).toContainText("You have a place");
  await page.context().close();
  await waiting.context().close();
});

test("decisions 11: a trainer's two mornings: who signs without network within a day is on the sheet; who is too late, or has yesterday's code, is refused and told what to do, until the trainer notes that it was so", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const { perimeter, slot, addDate } = await holdClassroom("First aid, two mornings", "trainer");
  const HOURS = 25;
  const tomorrow = await addDate(HOURS * 60 - 5, HOURS * 60 + 120);
  const projector = await project(browser, "trainer", slot);
  const seen = await readShown(projector);

  // Two phones have no network; one of them finds it again in time.
  const [away, near] = [await openPhone(browser, "manager", perimeter), await openPhone(browser, "learner", perimeter)];
  for (const phone of [away, near]) {
    await phone.context().setOffline(true);
    await sign(phone, slot, seen);
    await expect(phone.getByText("Come back to this page within 24 hours.")).toBeVisible();
  }
  await near.context().setOffline(false);
  await expect(card(near, slot)).toContainText("Signed at");
  await projector.getByRole("dialog", { name: "Code of the date" }).getByRole("button", { name: "Close" }).click();
  const first = await takeSheet(projector);
  expect(first).toMatch(/LearnerDemoSigned(at|on)/);
  for (const name of ["Manager", "Author"]) expect(first).toContain(`${name}DemoHasnotsigned`);
  for (const page of [near, projector]) await page.context().close();

  await moveClock(HOURS);
  await away.context().setOffline(false);
  const refused = away.getByRole("alert").filter({ hasText: "Your signature was not taken." });
  await expect(refused).toContainText("This code was shown too long ago. Ask the trainer to note that you were there.");
  await expect(away.getByText("Signed here, not sent yet")).toHaveCount(0);
  expect(await findFaults(away)).toEqual([]);
  expect(await measureOverflow(away)).toBeLessThanOrEqual(0);
  // The signature is not sent again.
  await away.reload();
  await expect(card(away, slot)).toBeVisible();
  await expect(away.getByText(/kept on this device/)).toHaveCount(0);

  // The next morning somebody types the code that they noted yesterday, then the one on the projector.
  const late = await openPhone(browser, "author", perimeter);
  await sign(late, tomorrow, seen);
  await expect(late.getByRole("alert").filter({ hasText: "Your signature was not taken." })).toContainText(
    "This is not the code of this date.",
  );
  await expect(card(late, tomorrow)).not.toContainText("Signed at");
  const next = await project(browser, "trainer", tomorrow, HOURS);
  await sign(late, tomorrow, await readShown(next));
  await expect(card(late, tomorrow)).toContainText("Signed at");

  // The trainer sees that the first person has not signed, and marks them by hand.
  const desk = await openDesk(browser, "trainer", slot, HOURS);
  const row = desk.getByRole("table", { name: "People of this date" }).getByRole("row", { name: /Demo Manager/ });
  await expect(row).toContainText("Not noted yet");
  await row.getByRole("checkbox", { name: "Select Demo Manager" }).check();
  await desk.getByRole("button", { name: "Note as present…" }).click();
  await desk.getByRole("textbox", { name: "Reason" }).fill("signed on the phone, which had no network");
  await desk.getByRole("button", { name: "Note the presence" }).click();
  await expect(row).toContainText("signed on the phone, which had no network");
  const token = await platform.signIn("demo_admin");
  const { signatures } = await (await platform.call(token, `/api/admin/slot/${slot}/signatures`)).json();
  expect(signatures).toMatchObject([{ kind: "SIGNED" }, { kind: "PRESENT", arrivedAt: null }]);
  await away.reload();
  await expect(card(away, slot)).toContainText("Noted as present");
  const second = await takeSheet(desk);
  expect(second).toMatch(/LearnerDemoSigned(at|on)/);
  expect(second).toContain("ManagerDemoPresent–signedonthephone,whichhadnonetwork");
  await next.getByRole("dialog", { name: "Code of the date" }).getByRole("button", { name: "Close" }).click();
  const third = await takeSheet(next);
  expect(third).toMatch(/AuthorDemoSigned(at|on)/);
  for (const name of ["Manager", "Learner"]) expect(third).toContain(`${name}DemoHasnotsigned`);
  for (const page of [away, late, next, desk]) await page.context().close();
});
