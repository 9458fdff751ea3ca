// Knows how somebody goes from one platform to the other without signing in again, and stands in for another (§1.11,
// §6.7–§6.10).
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, startPlatform, test } from "./platform.ts";
import { say } from "./words.ts";

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 } });

const writePair = ({ token, refreshToken }: { readonly token: string; readonly refreshToken: string }) =>
  new URLSearchParams({ token, refreshToken }).toString();
/** Keys of a store of the page whose value is an access token. */
const listTokens = (page: Page, store: "localStorage" | "sessionStorage") =>
  page.evaluate(
    (name) => Object.keys(name === "localStorage" ? localStorage : sessionStorage).filter((key) => /TOKEN$/.test(key)),
    store,
  );
const standIn = async (platform: Platform, identifier: string, where: "FRONT_DYNAMIC" | "BACK_OFFICE") => {
  const token = await platform.signIn("demo_admin");
  const answer = await platform.call(token, "/api/impersonate", { identifier, platform: where });
  return `${where === "BACK_OFFICE" ? "/admin" : ""}/auth/sso#${writePair(await answer.json())}`;
};

test("§1.11 §7.12 an author goes to the learner site and back without signing in; no token stays in an address", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await signIn(page, platform, "author", "/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  for (const [item, where] of [
    [/^(Learner site|Site des apprenants)$/, "/"],
    [/^Back[ -]office$/i, "/admin/"],
  ] as const) {
    await page.getByRole("banner").getByRole("button").last().click();
    const link = page.waitForResponse((answer) => answer.url().includes("/api/sso/change/plateform/"));
    await page.getByRole("menuitem", { name: item }).click();
    expect((await link).status()).toBe(200);
    await expect(page).toHaveURL(platform.url + where);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(page.url()).not.toContain("oken");
  expect(addresses.filter((address) => address.includes("/auth/login"))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("§1.11 decisions 2 a trainer goes from the learner site to the back office by the menu", { tag: "@long" }, async ({
  page,
  platform,
  complaints,
}) => {
  await signIn(page, platform, "trainer", "");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Demo Trainer/i })
    .click();
  await page.getByRole("menuitem", { name: /^Back[ -]office$/i }).click();
  await expect(page).toHaveURL(new RegExp(`^${platform.url}/admin/sessions`));
  expect(complaints).toEqual([]);
});

test("§1.11 decisions 2 a manager goes to the back office by the button of an empty home, without signing in again", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await page.route(/\/api\/products(\?|$)/, (route) => route.fulfill({ json: { products: [] } }));
  await signIn(page, platform, "manager", "");
  await expect(page.getByRole("heading", { name: /^(No course yet|Pas encore de cours)$/ })).toBeVisible();
  await page.getByRole("button", { name: /^(Open the back office|Ouvrir le back-office)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${platform.url}/admin/statistics`));
  expect(complaints).toEqual([]);
});

for (const [role, word] of [["learner", /ask an administrator|demandez/]] as const) {
  const goToLearners = { name: /^(Go to the learner site|Aller au site des apprenants)$/ };
  const expectHome = async (page: Page, platform: Platform) => {
    await expect(page).toHaveURL(`${platform.url}/`);
    await expect(page.getByRole("button", { name: new RegExp(`Demo ${role}`, "i") })).toBeVisible();
  };

  test(`decisions 2: a ${role} who signs in to the office is told where their work is, and goes there signed in`, {
    tag: "@long",
  }, async ({ page, platform, complaints }) => {
    await signIn(page, platform, role, "/admin");
    await expect(page.getByRole("main")).toContainText(word);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole("button", goToLearners).click();
    await expectHome(page, platform);
    expect(complaints).toEqual([]);
  });

  test(`decisions 2: a ${role} who is signed in on the learner site is led to no sign-in by the office`, {
    tag: "@long",
  }, async ({ page, platform, complaints }) => {
    await signIn(page, platform, role);
    await page.goto(`${platform.url}/admin/?q=phishing`);
    await expect(page.getByRole("main")).toContainText(word);
    await expect(page).toHaveURL(`${platform.url}/admin/?q=phishing`);
    await page.getByRole("link", goToLearners).click();
    await expectHome(page, platform);
    expect(complaints).toEqual([]);
  });
}

test("decisions 2, §1.11: a trainer who is signed in on the learner site is at their sessions in the office", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await signIn(page, platform, "trainer");
  await page.goto(`${platform.url}/admin/`);
  await expect(page.getByRole("heading", { name: say("Session dates"), level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/sessions$/);
  expect(complaints).toEqual([]);
});

test("decisions 2, §1.11: an author who is signed in on the learner site is in the office at once, where they wanted to be", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await signIn(page, platform, "author");
  await page.goto(`${platform.url}/admin/?q=phishing`);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
  await expect(page).toHaveURL(`${platform.url}/admin/?q=phishing`);
  expect(complaints).toEqual([]);
});

test("§1.11 who is signed in in the office is on the learner site at once, where they wanted to be, and no token stays behind", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await signIn(page, platform, "author", "/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto(`${platform.url}/?q=welcome`);
  await expect(page.getByRole("button", { name: /Demo Author/ })).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/?q=welcome`);
  expect(addresses.filter((address) => address.includes("/auth/login"))).toEqual([]);
  // Somebody who has signed out of the site has to sign in there, whatever the office still knows.
  await page.getByRole("button", { name: /Demo Author/ }).click();
  await page.getByRole("menuitem", { name: /^(Sign out|Se déconnecter)$/ }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(complaints).toEqual([]);
});

test("§1.10 §6.8 §6.10 §4.21–§4.23 an administrator stands in for a learner in a tab of its own, and becomes themselves again", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await signIn(page, platform, "author");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(platform.url + (await standIn(platform, "demo_learner", "FRONT_DYNAMIC")));
  const banner = tab.getByRole("complementary").filter({ hasText: /You stand in for|Vous êtes à la place de/ });
  await expect(banner).toBeVisible();
  await expect(tab).toHaveURL(`${platform.url}/`);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => listTokens(tab, "sessionStorage"))
    .toEqual(expect.arrayContaining(["front.tab.ACCESS_TOKEN"]));
  expect(await findFaults(tab)).toEqual([]);
  // The stored session of the person who signed in before goes on, here and in other tabs.
  await page.reload();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await tab.reload();
  await expect(banner).toBeVisible();

  await banner.getByRole("button").click();
  await expect(tab).toHaveURL(`${platform.url}/admin/`);
  await expect(
    tab
      .getByRole("button", { name: /Camille|Admin/ })
      .or(tab.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
  expect((await listTokens(tab, "sessionStorage")).filter((key) => key.startsWith("front.tab"))).toEqual([]);
  const me = await tab.evaluate(async () => {
    const token = localStorage.getItem("back-office.ACCESS_TOKEN");
    return (await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } })).json();
  });
  expect(me).toMatchObject({ identifier: "demo_admin", isImpersonnated: false });
  // A call that was under way when the session ended is refused.
  expect(complaints.filter((said) => !said.includes("401"))).toEqual([]);
});

test("§6.8 §6.10 an administrator stands in for an author in the back office, and becomes themselves again", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await page.goto(platform.url + (await standIn(platform, "demo_author", "BACK_OFFICE")));
  const banner = page.getByRole("complementary").filter({ hasText: /You stand in for|Vous êtes à la place de/ });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/admin/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => listTokens(page, "localStorage")).toEqual([]);
  const entered = page.waitForResponse((answer) => answer.url().endsWith("/api/login_refresh"));
  await banner.getByRole("button").click();
  expect((await entered).status()).toBe(200);
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(`${platform.url}/admin/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => listTokens(page, "localStorage")).toContain("back-office.ACCESS_TOKEN");
  expect(complaints).toEqual([]);
});

test("§7.12 §2.23 a link leads on to a path of this site alone; used again, cut or too old it says so, and ends no session", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_learner");
  const write = async () => (await (await platform.call(token, "/api/sso/change/plateform/FRONT_DYNAMIC")).json()).link;
  const link: string = await write();
  await page.goto(`${link}&returnUrl=${encodeURIComponent("/?q=abc")}`);
  await expect(page).toHaveURL(`${platform.url}/?q=abc`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const evil = await page.context().newPage();
  await evil.goto(`${await write()}&returnUrl=${encodeURIComponent("//evil.example/")}`);
  await expect(evil).toHaveURL(`${platform.url}/`);

  // The ten seconds in which two tabs may use one refresh token end as soon as its successor was used.
  const refused = await page.context().newPage();
  const told = refused.getByRole("alert").filter({ hasText: "link" });
  await refused.goto(`${platform.url}/auth/sso#${writePair({ token, refreshToken: "used-or-too-old" })}`);
  await expect(told.getByRole("heading", { name: "This link does not sign you in" })).toBeVisible();
  await expect(told).toContainText("It works once");
  expect(refused.url()).toBe(`${platform.url}/auth/sso`);
  // The same tab can follow a newer link.
  await refused.evaluate(
    (href) => {
      location.href = href;
    },
    await write(),
  );
  await expect(refused).toHaveURL(`${platform.url}/`);
  await refused.goto(`${platform.url}/admin/auth/sso#token=${token}`);
  await expect(told).toContainText("A part of its address is missing");
  await refused.getByRole("link", { name: "Go to the sign-in page" }).click();
  await expect(refused).toHaveURL(/\/admin\/auth\/login/);
  await page.reload();
  await expect(page).toHaveURL(`${platform.url}/?q=abc`);
});

test("§4.15 without a connection the link is kept until it can be exchanged", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_learner");
  const { link } = await (await platform.call(token, "/api/sso/change/plateform/FRONT_DYNAMIC")).json();
  await page.route("**/api/login_refresh", (route) => route.abort("internetdisconnected"));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You could not be signed in yet" })).toBeVisible();
  await page.unroute("**/api/login_refresh");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
});

test("§7.12 a link is kept while the server has no time for it", { tag: "@long" }, async ({ page, platform }) => {
  const token = await platform.signIn("demo_learner");
  const { link } = await (await platform.call(token, "/api/sso/change/plateform/FRONT_DYNAMIC")).json();
  await page.route("**/api/login_refresh", (route) => route.fulfill({ status: 429, body: "" }));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You could not be signed in yet" })).toBeVisible();
  await page.unroute("**/api/login_refresh");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
});

test("§7.12 a link of a session that has ended says so", { tag: "@long" }, async ({ page }) => {
  const own = await startPlatform();
  try {
    const token = await own.signIn("demo_author");
    const { link } = await (await own.call(token, "/api/sso/change/plateform/BACK_OFFICE")).json();
    await page.goto(link);
    await expect(page).toHaveURL(`${own.url}/admin/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // After signing out there, the session is over everywhere: the same link opens nothing, even within its minute.
    const pair = await page.evaluate(() => localStorage.getItem("back-office.REFRESH_TOKEN"));
    await own.call(token, "/api/logout", { refreshToken: pair, identifier: "demo_author" });
    const later = await page.context().newPage();
    await later.goto(link);
    await expect(
      later.getByRole("heading", { name: /This link does not sign you in|Ce lien ne vous connecte pas/ }),
    ).toBeVisible();
  } finally {
    await own.stop();
  }
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [360, 768, 1440])
    test(`axe finds nothing where a link does not sign in, ${width} pixels, ${colorScheme}`, { tag: "@long" }, async ({
      page,
      platform,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const app of ["", "/admin"]) {
        await page.goto(`${platform.url}${app}/auth/sso#token=a.b.c&refreshToken=none`);
        await expect(page.getByRole("heading", { name: "This link does not sign you in" })).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
        expect(await measureOverflow(page)).toBe(0);
        const shots = process.env["ACADEMIZ_SHOTS"];
        if (shots) await page.screenshot({ path: `${shots}/sso${app.replace("/", "-")}-${width}-${colorScheme}.png` });
        await page.goto("about:blank");
      }
    });
