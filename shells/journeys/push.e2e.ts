// Knows that a learner's browser gets notifications while the site is closed, and opens the site when one is pressed;
// and that reading preferences follow them into another browser.
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, type CDPSession, type Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, signIn, startPlatform } from "./platform.ts";

const test = base.extend({});
test.use({ locale: "en-GB", serviceWorkers: "allow", timezoneId: "Europe/Paris" });

/** A browser maker's push service, as a platform meets it: it counts the messages. */
async function startPushService() {
  const received: string[] = [];
  const server = createServer((request, answer) => {
    received.push(request.headers.authorization ?? "");
    request.resume();
    request.on("end", () => answer.writeHead(201).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, received, end: () => server.close() };
}

/** The test's browser has no push service: it subscribes at the one of this test. */
async function giveSubscription(page: Page, host: string): Promise<void> {
  const subscription = {
    endpoint: `http://${host}/${randomBytes(8).toString("hex")}`,
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let held: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async (options) => {
      const text = String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
      const key = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      held = {
        options: { applicationServerKey: key.buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          held = null;
          return true;
        },
      } as unknown as PushSubscription;
      return held;
    };
  }, subscription);
}

/** Delivers to the worker what the browser's push service would. */
async function deliver(cdp: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

test("§3.223 §4.160 a learner switches a browser on, is told there, sets quiet hours, and switches it off", {
  tag: ["@whole", "@long"],
}, async ({ page, context }) => {
  const service = await startPushService();
  const platform = await startPlatform({ PUSH_HOSTS: service.host });
  try {
    const learner = await platform.signIn("demo_learner");
    await platform.call(learner, "/api/user", { locale: "en" }, "PUT");
    await context.grantPermissions(["notifications"], { origin: platform.url });
    await giveSubscription(page, service.host);
    await signIn(page, platform, "learner");
    await page.goto(`${platform.url}/account`);
    const card = page.locator("section", { has: page.getByRole("heading", { name: "Notifications on your devices" }) });
    const told = card.getByRole("switch", { name: "Tell me in this browser" });
    await told.press("Space");
    await expect(told).toBeChecked();

    // A new course is published for everybody of the organisation.
    const author = await platform.signIn("demo_author");
    const created = await (await platform.call(author, "/api/admin/attachment", { name: "Evacuation plan" })).json();
    const { slug, updatedAt, configDraft } = created as Record<string, string>;
    const draft = { ...(configDraft as unknown as object), source: "https://files.example/plan.pdf" };
    const saved = await platform.call(
      author,
      `/api/admin/attachment/${slug}`,
      { updatedAt, configDraft: draft },
      "PATCH",
    );
    const version = (await saved.json()) as { readonly updatedAt: string };
    await platform.call(
      author,
      `/api/admin/attachment/publish/${slug}`,
      { updatedAt: version.updatedAt, visible: true },
      "PATCH",
    );
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]).toMatch(/^vapid t=/);

    const quiet = card.getByRole("switch", { name: "Quiet hours" });
    await quiet.press("Space");
    await expect(card.getByLabel("From", { exact: true })).toHaveValue("22:00");
    await card.getByLabel("To", { exact: true }).fill("08:30");
    await card.getByLabel("To", { exact: true }).blur();
    await expect(card.getByText("Europe/Paris")).toBeVisible();
    await expect
      .poll(async () => (await platform.call(learner, "/api/me/push")).json())
      .toMatchObject({
        quietHours: { from: 1_320, to: 510, timeZone: "Europe/Paris" },
      });
    expect(await findFaults(page)).toEqual([]);

    const cdp = await context.newCDPSession(page);
    const news = { title: "Demo", body: "“Evacuation plan” is open to you", path: "/me", tag: "t1" };
    await deliver(cdp, platform.url, JSON.stringify(news));
    const shown = () =>
      page.evaluate(async () => {
        const { registration } = { registration: await navigator.serviceWorker.ready };
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    await expect.poll(shown).toEqual([{ title: news.title, body: news.body }]);

    await told.press("Space");
    await expect(told).not.toBeChecked();
    await expect.poll(async () => (await platform.call(learner, "/api/me/push")).json()).toMatchObject({ devices: [] });
  } finally {
    await platform.stop();
    service.end();
  }
});
