// Knows that learners sign a classroom on their phones: by the code, without network, and not with another slot's code.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };
const MINUTE = 60_000;

let platform: Platform;
let admin: string;
const people = new Map<string, string>();
test.beforeAll(async () => {
  platform = await startPlatform();
  admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/user", { locale: "en" }, "PUT");
  for (const login of ["learner", "manager", "trainer"]) {
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
}

async function holdClassroom(name: string): Promise<Classroom> {
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
  const addSlot = async (mean: string, from: number, until: number, capacity: number): Promise<string> => {
    const [startAt, endAt] = [from, until].map((minutes) => new Date(Date.now() + minutes * MINUTE).toISOString());
    const plan = { perimeterSlug, mean, startAt, endAt, place: "Room 1", videoLink: null, trainerId: null, capacity };
    return (await (await platform.call(admin, "/api/admin/slot", plan)).json()).slug;
  };
  const slot = await addSlot("spring", -5, 120, 10);
  const former = await addSlot("spring", -23 * 60, -10, 10);
  const open = await addSlot("open", 3 * 24 * 60, 3 * 24 * 60 + 60, 1);
  const userIds = await Promise.all([...people.values()].map(readId));
  await platform.call(admin, `/api/admin/slot/${slot}/enrolments`, { userIds });
  return { perimeter: perimeterSlug, slot, former, open };
}
const readId = async (token: string): Promise<string> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
const readCode = async (slot: string): Promise<string> =>
  (await (await platform.call(admin, `/api/admin/slot/${slot}/code`)).json()).code;
const readSignatures = async (slot: string) =>
  (await (await platform.call(admin, `/api/admin/slot/${slot}/signatures`)).json()).signatures;

async function openPhone(browser: Browser, login: string, perimeter: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, platform, login, "");
  await page.goto(`${platform.url}/classroom/${perimeter}`);
  await expect(page.getByRole("heading", { name: /^First aid/, level: 1 })).toBeVisible();
  return page;
}
async function sign(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: "Sign: Gestures" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign: Gestures" });
  await dialog
    .getByRole("textbox", { name: "Code of the date" })
    .fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase());
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
  const seen = await readCode(slot);

  // Without a network, the signature with the code that was seen waits on the device.
  const away = await openPhone(browser, "manager", perimeter);
  await away.context().setOffline(true);
  await sign(away, seen);
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
  await dialog.getByRole("textbox", { name: "Code of the date" }).fill(await readCode(slot));
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
  const wrong = await openPhone(browser, "trainer", perimeter);
  const again = wrong.getByRole("dialog", { name: "Sign: Gestures" });
  const typed = again.getByRole("textbox", { name: "My name, as I sign" });
  await wrong.getByRole("button", { name: "Sign: Gestures" }).click();
  await again.getByRole("textbox", { name: "Code of the date" }).fill(await readCode(former));
  await again.getByRole("button", { name: "Type my name instead" }).click();
  await typed.fill("Tom Trainer");
  await again.getByRole("button", { name: "I am here: sign" }).click();
  await expect(wrong.getByText("This is not the code of this date.")).toBeVisible();
  // Nobody draws or types their signature again after a code that was refused.
  await wrong.getByRole("button", { name: "Sign: Gestures" }).click();
  await expect(typed).toHaveValue("Tom Trainer");

  // The code that was seen is no longer shown.
  for (let changes = 0, last = seen; changes < 2; changes += 1) {
    await expect.poll(() => readCode(slot), { timeout: 45_000, intervals: [1_000] }).not.toBe(last);
    last = await readCode(slot);
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
  for (const page of [near, away, wrong]) await page.context().close();
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

test("decisions 11: a phone whose signature waits without network until a day is over is refused, and told what to do; the trainer's sheet has no signature, until they note that it was so", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const { perimeter, slot } = await holdClassroom("First aid, too late");
  const away = await openPhone(browser, "manager", perimeter);
  await away.context().setOffline(true);
  await sign(away, await readCode(slot));
  await expect(away.getByText("Come back to this page within 24 hours.")).toBeVisible();
  await moveClock(27);
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

  // The administrator sees that the person has not signed, and marks them by hand.
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" })).newPage();
  await signIn(desk, platform, "admin", "/admin");
  await desk.goto(`${platform.url}/admin/sessions/${slot}`);
  const row = desk.getByRole("table", { name: "People of this date" }).getByRole("row", { name: /Demo Manager/ });
  await expect(row).toContainText("Not noted yet");
  await row.getByRole("checkbox", { name: "Select Demo Manager" }).check();
  await desk.getByRole("button", { name: "Note as present…" }).click();
  await desk.getByRole("textbox", { name: "Reason" }).fill("signed on the phone, which had no network");
  await desk.getByRole("button", { name: "Note the presence" }).click();
  await expect(row).toContainText("signed on the phone, which had no network");
  const token = await platform.signIn("demo_admin");
  const { signatures } = await (await platform.call(token, `/api/admin/slot/${slot}/signatures`)).json();
  expect(signatures).toMatchObject([{ kind: "PRESENT", arrivedAt: null }]);
  await away.reload();
  await expect(card(away, slot)).toContainText("Noted as present");
  for (const page of [away, desk]) await page.context().close();
});
