// Knows that an uploaded package plays in a frame of another origin: it resumes, reaches nothing of ours, and loses
// nothing on its way out.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow, measureScroll } from "./find-faults.ts";
import { findRenderers } from "./kill-renderer.ts";
import { LANGUAGES } from "./languages.ts";
import { makePackage } from "./made-package.ts";
import { call, findContent, readFirst } from "./package-content.ts";
import { expect, test } from "./platform.ts";
import { findPackageProgress, openPlayer, playPackage, readPackageProgress, uploadPackage } from "./upload-package.ts";

const leave = (page: Page) => page.getByRole("button", { name: /^(Leave|Quitter)$/ }).click();
const waitUntilLeft = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith("/play/"));

const NOTE = "a note \u00e9\u00e8 \ud83c\udfcc".repeat(20);
const one = (version: "1.2" | "2004", script = "") =>
  makePackage({ version, title: "Made", items: [{ identifier: "one", title: "One", script }] });

const CALLS = {
  "1.2": {
    set: "LMSSetValue",
    commit: "LMSCommit",
    end: "LMSFinish",
    location: "cmi.core.lesson_location",
    exit: "cmi.core.exit",
    done: [
      ["LMSSetValue", "cmi.core.score.raw", "80"],
      ["LMSSetValue", "cmi.core.lesson_status", "passed"],
      ["LMSSetValue", "cmi.core.session_time", "0000:01:30.00"],
      ["LMSSetValue", "cmi.core.exit", ""],
    ],
  },
  "2004": {
    set: "SetValue",
    commit: "Commit",
    end: "Terminate",
    location: "cmi.location",
    exit: "cmi.exit",
    done: [
      ["SetValue", "cmi.score.scaled", "0.8"],
      ["SetValue", "cmi.completion_status", "completed"],
      ["SetValue", "cmi.success_status", "passed"],
      ["SetValue", "cmi.session_time", "PT1M30S"],
      ["SetValue", "cmi.exit", "normal"],
    ],
  },
} as const;

for (const version of ["1.2", "2004"] as const) {
  const { set, commit, end, location, exit, done } = CALLS[version];
  test(`§3.182 decisions 7: a package of SCORM ${version} finds its data at the first read, and its result is stored`, {
    tag: version === "2004" ? [] : "@long",
  }, async ({ page, platform }) => {
    const { slug } = await uploadPackage(platform, `Made ${version}`, one(version));
    await playPackage(page, platform, slug);
    let content = await findContent(page);
    expect(await readFirst(content)).toEqual(["true", "", "", "ab-initio"]);
    const written = await call(
      content,
      [set, location, "page 7"],
      [set, "cmi.suspend_data", NOTE],
      [set, exit, "suspend"],
      [commit, ""],
    );
    expect(written).toEqual(["true", "true", "true", "true"]);
    await leave(page);
    await waitUntilLeft(page);

    await playPackage(page, platform, slug);
    content = await findContent(page);
    expect(await readFirst(content)).toEqual(["true", "page 7", NOTE, "resume"]);
    expect(await call(content, ...done, [end, ""])).toEqual([...done.map(() => "true"), "true"]);
    await leave(page);
    await waitUntilLeft(page);
    const progress = await readPackageProgress(platform, slug);
    expect(progress).toMatchObject({ status: "COMPLETE", score: 80, percentage: 100 });
    expect(progress.time).toBeGreaterThanOrEqual(90);
    expect(progress.time).toBeLessThan(120);
  });
}

test("decisions 7: a long menu scrolls by itself: the bar above and the ways below stay where they are", {
  tag: "@long",
}, async ({ page, platform }) => {
  const items = Array.from({ length: 40 }, (_, at) => ({ identifier: `item${at}`, title: `Item ${at + 1}` }));
  const { slug } = await uploadPackage(platform, "Long", makePackage({ version: "1.2", title: "Long", items }));
  await playPackage(page, platform, slug);
  await expect(page.getByText("1 / 40")).toBeVisible();
  expect(await measureScroll(page)).toBe(0);
  await page.getByRole("navigation", { name: /^(Contents|Contenu)$/ }).hover();
  await page.mouse.wheel(0, 4_000);
  await expect(page.getByRole("button", { name: /Item 40$/ })).toBeInViewport();
  await expect(page.getByRole("button", { name: /^(Leave|Quitter)$/ })).toBeInViewport();
  await expect(page.getByRole("button", { name: /^(Next|Suivant)$/ })).toBeInViewport();
});

test("attacks 64, 65, decisions 7: a package reaches no token, no cookie, no page and no API of ours, and keeps no worker", async ({
  page,
  platform,
  complaints,
}) => {
  const thief = `
    const got = {};
    const take = async (name, work) => {
      try { got[name] = String(await work()) || "empty"; } catch (error) { got[name] = "refused"; }
    };
    (async () => {
      await take("tokens of the app", () => JSON.stringify(parent.parent.localStorage));
      await take("tokens of the tab", () => JSON.stringify(top.sessionStorage));
      await take("page of the app", () => top.document.title);
      await take("address of the app", () => top.location.href);
      await take("cookies", () => document.cookie || Promise.reject());
      await take("leaving with the window", () => { top.location = "${platform.url}/stolen"; return "left"; });
      await take("API", async () => (await fetch("${platform.url}/api/me", { credentials: "include" })).status);
      await take("API beside it", async () => ((answer) => answer.ok ? answer.status : Promise.reject())(await fetch("/api/me")));
      await take("worker", async () => (await navigator.serviceWorker.register("one.html")).scope);
      await take("shell's worker", async () => (await navigator.serviceWorker.register("/shell/worker.js")).scope);
      document.documentElement.dataset.got = JSON.stringify(got);
    })();`;
  const { slug } = await uploadPackage(platform, "Thief", one("1.2", thief));
  await playPackage(page, platform, slug);
  const content = await findContent(page);
  await content.locator(":root[data-got]").waitFor({ state: "attached" });
  const got = JSON.parse((await content.locator(":root").getAttribute("data-got")) ?? "null");
  expect(got).toEqual({
    "tokens of the app": "refused",
    "tokens of the tab": "refused",
    "page of the app": "refused",
    "address of the app": "refused",
    cookies: "refused",
    "leaving with the window": "refused",
    API: "refused",
    "API beside it": "refused",
    worker: "refused",
    "shell's worker": "refused",
  });
  expect(new URL(page.url()).pathname).toMatch(/^\/play\/scorm\//);
  expect(new URL(content.url()).origin).toBe(platform.readContentOrigin());
  // The browser's complaints about it are expected.
  complaints.length = 0;
});

test("attack 66: what a package posts to our windows is nobody's business, however much and however large", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const flood = `
    document.documentElement.dataset.heard = "";
    const left = { type: "left" };
    const forge = (target) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => { document.documentElement.dataset.heard += data.type + " "; };
      target.postMessage("academiz.scorm-frame", "*", [port2]);
      port1.postMessage({ type: "hello", journal: null });
    };
    for (const target of [top, parent]) {
      forge(target);
      target.postMessage("x".repeat(10_000_000), "*");
      for (let at = 0; at < 10_000; at += 1)
        target.postMessage(at % 2 ? left : { type: "frame.told", message: left }, "*");
    }
    window.name = "flooded";`;
  const { slug } = await uploadPackage(platform, "Flood", one("1.2", flood));
  await playPackage(page, platform, slug);
  const content = await findContent(page);
  await expect.poll(() => content.evaluate(() => window.name)).toBe("flooded");
  const { done, end } = CALLS["1.2"];
  expect(await call(content, ...done, [end, ""])).toEqual([...done.map(() => "true"), "true"]);
  expect(await content.locator(":root").getAttribute("data-heard")).toBe("");
  expect(new URL(page.url()).pathname).toMatch(/^\/play\/scorm\//);
  await leave(page);
  await waitUntilLeft(page);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "COMPLETE", score: 80 });
  expect(complaints).toEqual([]);
});

test("decisions 7: what a package says while the network is away is answered truly, kept, and sent at the next start", {
  tag: "@wide",
}, async ({ page, context, platform, complaints }) => {
  const { slug } = await uploadPackage(platform, "Offline", one("1.2"));
  await playPackage(page, platform, slug);
  const content = await findContent(page);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  await context.setOffline(true);
  expect(await call(content, ["LMSSetValue", "cmi.suspend_data", "offline"], ["LMSCommit", ""])).toEqual([
    "true",
    "true",
  ]);
  await expect(page.locator("[data-saving=offline]")).toBeVisible();
  expect(
    (await readPackageProgress(platform, slug)).scormProperties.items["one"]?.["cmi.suspend_data"],
  ).toBeUndefined();
  await page.goto("about:blank");
  await context.setOffline(false);
  await playPackage(page, platform, slug);
  expect(await readFirst(await findContent(page))).toEqual(["true", "", "offline", "resume"]);
  await expect(async () => {
    const { scormProperties } = await readPackageProgress(platform, slug);
    expect(scormProperties.items["one"]?.["cmi.suspend_data"]).toBe("offline");
  }).toPass();
  complaints.length = 0;
});

test("decisions 7: what was kept is there at the next start, whatever a content removes from the storage of its origin", {
  tag: "@long",
}, async ({ page, context, browser, platform, complaints }) => {
  const { slug } = await uploadPackage(platform, "Sweeper", one("2004"));
  await playPackage(page, platform, slug);
  const content = await findContent(page);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  // The server is ended, because a network that the browser only simulates as dead sometimes lets a report of a dying
  // page through.
  await platform.end("SIGKILL");
  expect(await call(content, ["SetValue", "cmi.suspend_data", NOTE], ["Commit", ""])).toEqual(["true", "true"]);
  // The storage is cleared again and again, because what was written is kept a second time without a commit.
  await content.evaluate(() => void setInterval(() => localStorage.clear(), 20));
  await expect(page.locator("[data-saving=offline]")).toBeVisible();
  await expect.poll(() => content.evaluate(() => localStorage.length)).toBe(0);
  // The tab dies without reporting anything.
  const renderers = await findRenderers(browser);
  renderers.kill();
  await renderers.waitUntilBuried();
  await page.close();
  await platform.startAgain();
  expect(
    (await readPackageProgress(platform, slug)).scormProperties.items["one"]?.["cmi.suspend_data"],
  ).toBeUndefined();
  const next = await context.newPage();
  await playPackage(next, platform, slug);
  expect(await readFirst(await findContent(next))).toEqual(["true", "", NOTE, "resume"]);
  await expect(async () => {
    const { scormProperties } = await readPackageProgress(platform, slug);
    expect(scormProperties.items["one"]?.["cmi.suspend_data"]).toBe(NOTE);
  }).toPass();
  complaints.length = 0;
});

const REFUSED = {
  fr: [/La plateforme n’a pas accepté votre progression/, "Réessayer"],
  en: [/The platform did not take your progress/, "Try again"],
} as const;
for (const language of LANGUAGES)
  test(`decisions 7: who is refused for good hears what happened, where their progress is, and what to do: ${language}`, {
    tag: "@long",
  }, async ({ page, platform, complaints }) => {
    const items = [{ identifier: "one", title: "One" }];
    const made = makePackage({ version: "1.2", title: "Made", language, items });
    const { slug } = await uploadPackage(platform, `Refused ${language}`, made);
    await playPackage(page, platform, slug);
    const content = await findContent(page);
    await expect(page.locator("[data-saving=saved]")).toBeVisible();
    await page.route("**/api/scorm/*/progress", (route) => route.fulfill({ status: 422, json: {} }));
    await call(content, ["LMSSetValue", "cmi.suspend_data", "kept"], ["LMSCommit", ""]);
    await expect(page.locator("[data-saving=refused]")).toBeVisible();
    const [words, again] = REFUSED[language];
    for (const width of [360, 1440])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
        expect(await measureOverflow(page)).toBe(0);
        const shots = process.env["ACADEMIZ_SHOTS"];
        if (shots) await page.screenshot({ path: `${shots}/refused-${language}-${width}-${colorScheme}.png` });
      }
    await page.unroute("**/api/scorm/*/progress");
    await page.getByRole("button", { name: again }).click();
    await expect(page.locator("[data-saving=saved]")).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    const { scormProperties } = await readPackageProgress(platform, slug);
    expect(scormProperties.items["one"]?.["cmi.suspend_data"]).toBe("kept");
    complaints.length = 0;
  });

const UNOPENED = {
  fr: {
    title: "Le paquet n’a pas pu être ouvert",
    ways: { again: "Réessayer", leave: "Quitter" },
    words: {
      forbidden: "Ce contenu ne vous est pas ouvert d’ici. Ouvrez-le depuis votre page d’accueil.",
      gone: "Ce contenu n’existe plus, ou le lien est incomplet.",
      missing: "Aucun paquet n’a encore été envoyé pour ce produit, ou son fichier a disparu.",
      invalid: "Ce paquet ne peut pas être joué ici. Signalez-le à la personne qui vous l’a donné.",
      often: "Trop d’essais. Attendez un moment, puis réessayez.",
      offline: "Il semble que vous n’ayez pas de connexion. Vérifiez-la, puis réessayez.",
      ours: "Un problème est survenu de notre côté. Votre progression est en sécurité.",
    },
  },
  en: {
    title: "The package could not be opened",
    ways: { again: "Try again", leave: "Leave" },
    words: {
      forbidden: "This is not open to you from here. Open it from your home page.",
      gone: "This does not exist any more, or the link is not complete.",
      missing: "No package was uploaded for this product yet, or its file is gone.",
      invalid: "This package cannot be played here. Tell whoever gave it to you.",
      often: "Too many tries. Wait a moment, then try again.",
      offline: "There seems to be no connection. Check it, then try again.",
      ours: "Something went wrong on our side. Your progress is safe.",
    },
  },
} as const;
const UNOPENED_BY = [
  [403, "role.refused", "forbidden", ["leave"]],
  [404, "not-found", "gone", ["leave"]],
  [410, "not-found", "gone", ["leave"]],
  [404, "package.missing", "missing", ["leave"]],
  [422, "validation", "invalid", ["leave"]],
  [429, "guesses.too-many", "often", ["again", "leave"]],
  [504, "unexpected", "offline", ["again", "leave"]],
  [500, "unexpected", "ours", ["again", "leave"]],
] as const;
for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: language });
    test(`§4.120 who cannot open a package is told why and what helps, and can leave: ${language}`, {
      tag: "@long",
    }, async ({ page, platform, complaints }) => {
      const { slug } = await uploadPackage(platform, `Unopened ${language}`, one("1.2"));
      const { title, words, ways } = UNOPENED[language];
      const shots = process.env["ACADEMIZ_SHOTS"];
      for (const [status, detail, why, offered] of UNOPENED_BY) {
        const launches = "**/api/scorm/*/launches";
        await page.route(launches, (route) =>
          route.fulfill({ status, json: { type: "about:blank", title: "", status, detail, requestId: "a-request" } }),
        );
        await openPlayer(page, platform, slug, "/auth/forgotten?client=demo");
        const failure = page.getByRole("alert");
        await expect(failure.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(failure.getByText(words[why], { exact: true })).toBeVisible();
        const ofFailure = failure.getByRole("button", { name: new RegExp(Object.values(ways).join("|")) });
        await expect(ofFailure).toHaveText(offered.map((way) => ways[way]));
        for (const width of [360, 1440])
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            expect(await measureOverflow(page)).toBe(0);
            if (shots)
              await page.screenshot({
                path: `${shots}/unopened-${language}-${status}-${why}-${width}-${colorScheme}.png`,
              });
          }
        if (why === "forbidden" || why === "ours") expect(await findFaults(page)).toEqual([]);
        await page.unroute(launches);
        if (why === "ours") {
          await failure.getByRole("button", { name: ways.again }).click();
          await findContent(page);
          await leave(page);
        } else await failure.getByRole("button", { name: ways.leave }).click();
        await page.waitForURL(/\/auth\/forgotten\?client=demo/);
      }
      complaints.length = 0;
    });
  });

test("decisions 7: where the device keeps nothing, a commit is true only once it is stored", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const blocked = "Object.defineProperty(Storage.prototype, 'setItem', { value() { throw new Error('full'); } });";
  const { slug } = await uploadPackage(platform, "Unsafe", one("1.2"));
  await page.addInitScript(
    ([script, origin]) => {
      if (location.origin === origin) new Function(script ?? "")();
    },
    [blocked, platform.readContentOrigin()],
  );
  await playPackage(page, platform, slug);
  const content = await findContent(page);
  const [written, committed] = await call(content, ["LMSSetValue", "cmi.suspend_data", "x"], ["LMSCommit", ""]);
  expect([written, committed]).toEqual(["true", "false"]);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  expect((await readPackageProgress(platform, slug)).scormProperties.items["one"]?.["cmi.suspend_data"]).toBe("x");
});

test("decisions 7: what a package says as its page goes arrives, however it goes", { tag: "@long" }, async ({
  page,
  platform,
  browser,
}) => {
  const script = `addEventListener("pagehide", () => {
    lms.LMSSetValue("cmi.core.lesson_location", "the end");
    lms.LMSFinish("");
  });`;
  const { slug } = await uploadPackage(platform, "Last words", one("1.2", script));
  const read = async () =>
    (await readPackageProgress(platform, slug)).scormProperties.items["one"]?.["cmi.core.lesson_location"];
  for (const go of [() => page.goto("about:blank"), () => page.close({ runBeforeUnload: true })]) {
    await playPackage(page, platform, slug);
    const content = await findContent(page);
    await call(content, ["LMSSetValue", "cmi.core.lesson_location", "begun"], ["LMSCommit", ""]);
    await expect(async () => expect(await read()).toBe("begun")).toPass();
    await go();
    await expect(async () => expect(await read()).toBe("the end")).toPass();
  }
  expect(browser.isConnected()).toBe(true);
});

test("decisions 8: a window that was opened before stores nothing over what a later one stored, and says so", {
  tag: "@long",
}, async ({ page, context, platform }) => {
  const { slug } = await uploadPackage(platform, "Two windows", one("1.2"));
  await playPackage(page, platform, slug);
  const first = await findContent(page);
  await call(first, ["LMSSetValue", "cmi.core.lesson_location", "the first"], ["LMSCommit", ""]);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  const later = await context.newPage();
  await playPackage(later, platform, slug);
  const second = await findContent(later);
  // Characters that databases refuse or correct are read back unchanged by the next launch.
  const odd = "packed \u0000\ud83d\ufdd00000 data";
  await call(second, ["LMSSetValue", "cmi.suspend_data", odd], ...CALLS["1.2"].done.slice(0, 2), ["LMSCommit", ""]);
  const read = async () => {
    const { status, score, scormProperties } = await readPackageProgress(platform, slug);
    return [status, score, scormProperties.items["one"]?.["cmi.core.lesson_location"]];
  };
  await expect(async () => expect(await read()).toEqual(["COMPLETE", 80, "the first"])).toPass();
  await call(first, ["LMSSetValue", "cmi.core.lesson_location", "stale"], ["LMSCommit", ""]);
  await expect(page.locator("[data-saving=outdated]")).toBeVisible();
  await expect(page.getByText(/This goes on elsewhere|se poursuit ailleurs/)).toBeVisible();
  expect(await call(first, ["LMSCommit", ""])).toEqual(["false"]);
  await page.close({ runBeforeUnload: true });
  await later.close({ runBeforeUnload: true });
  expect(await read()).toEqual(["COMPLETE", 80, "the first"]);
  const next = await context.newPage();
  await playPackage(next, platform, slug);
  expect(await call(await findContent(next), ["LMSGetValue", "cmi.suspend_data"])).toEqual([odd]);
});

test("§4.122 a package of several items has a menu, in the language of its manifest", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const made = (language?: string) =>
    makePackage({
      version: "1.2",
      title: "Several",
      ...(language && { language }),
      items: [
        { identifier: "a", title: "First part" },
        { identifier: "b", title: "Second part" },
      ],
    });
  const { slug } = await uploadPackage(platform, "Several", made("en-GB"));
  await playPackage(page, platform, slug);
  const menu = page.getByRole("navigation", { name: "Contents", exact: true });
  await expect(menu.getByRole("button")).toHaveCount(2);
  const content = await findContent(page);
  await call(content, ["LMSSetValue", "cmi.core.lesson_status", "completed"], ["LMSCommit", ""]);
  await expect(menu.getByRole("button", { name: /Done First part/ })).toBeVisible();
  await menu.getByRole("button", { name: /Second part/ }).press("Enter");
  await expect(menu.getByRole("button", { name: /Second part/ })).toHaveAttribute("aria-current", "page");
  await expect(page.frameLocator("iframe").frameLocator("iframe").getByRole("heading")).toHaveText("Second part");
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "STARTED" });
  await leave(page);
  await waitUntilLeft(page);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "STARTED", percentage: 50 });

  // Where a package names no language, the reader's language counts (§9.51).
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "fr" }, "PUT");
  const french = await uploadPackage(platform, "Plusieurs", made());
  await playPackage(page, platform, french.slug);
  await expect(page.getByRole("navigation", { name: "Contenu", exact: true })).toBeVisible();
});

test("no place is told before the first item opens", { tag: "@long" }, async ({ page, platform }) => {
  const items = ["a", "b"].map((identifier) => ({ identifier, title: `Part ${identifier}` }));
  const made = makePackage({ version: "1.2", title: "Slow", language: "en", items });
  const { slug } = await uploadPackage(platform, "Slow", made);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.origin === platform.readContentOrigin(),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await openPlayer(page, platform, slug);
  const ways = page.getByRole("navigation", { name: "Contents, one by one" });
  await expect(ways).toHaveText("PreviousNext");
  release();
  await findContent(page);
  await expect(ways).toHaveText("Previous1 / 2Next");
});

test("the whole screen is offered where the browser has it, and where it refuses play goes on", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const items = [{ identifier: "one", title: "One" }];
  const made = makePackage({ version: "1.2", title: "Wide", language: "en", items });
  const { slug } = await uploadPackage(platform, "Wide", made);
  const wide = page.getByRole("button", { name: "Full screen" });
  await playPackage(page, platform, slug);
  await findContent(page);
  await wide.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("IFRAME");
  await page.evaluate(() => document.exitFullscreen());
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = async () => {
      document.documentElement.dataset["asked"] = "";
      throw new TypeError("refused");
    };
  });
  await wide.click();
  await expect(page.locator(":root[data-asked]")).toBeAttached();
  const content = await findContent(page);
  expect(await call(content, ["LMSSetValue", "cmi.suspend_data", "x"], ["LMSCommit", ""])).toEqual(["true", "true"]);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  expect(complaints).toEqual([]);

  // As on a telephone without a full screen.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: undefined });
    Object.defineProperty(Element.prototype, "requestFullscreen", { value: undefined });
  });
  await playPackage(page, platform, slug);
  await expect(page.getByRole("button", { name: "Leave" })).toBeVisible();
  await expect(wide).toHaveCount(0);
});

test("§4.119 §4.120 a preview keeps nothing, and closes its window; a learner goes back to where they came from", {
  tag: "@long",
}, async ({ page, context, platform }) => {
  const { slug } = await uploadPackage(platform, "Preview", one("1.2"));
  const token = await platform.signIn("demo_author");
  const {
    url,
    token: access,
    refreshToken,
  } = await (await platform.call(token, `/api/admin/scorm/${slug}/preview`)).json();
  await page.goto(`${platform.url}/auth/login`);
  const opened = context.waitForEvent("page");
  const link = `${url}?token=${encodeURIComponent(access)}&refreshToken=${encodeURIComponent(refreshToken)}`;
  await page.evaluate((to) => window.open(to), link);
  const preview = await opened;
  const content = await findContent(preview);
  expect(await call(content, ["LMSSetValue", "cmi.suspend_data", "x"], ["LMSCommit", ""])).toEqual(["true", "true"]);
  await expect(preview.locator("[data-saving=off]")).toBeVisible();
  const closed = preview.waitForEvent("close");
  await leave(preview);
  await closed;
  expect(await findPackageProgress(platform, slug)).toBeNull();
});

test("§4.121 a page that goes elsewhere is not led back by what its package says on the way out", {
  tag: "@long",
}, async ({ page, platform }) => {
  const goodbye = `addEventListener("beforeunload", () => {
    lms.SetValue("cmi.completion_status", "completed");
    lms.SetValue("adl.nav.request", "exitAll");
    lms.Terminate("");
  });`;
  const { slug } = await uploadPackage(platform, "Goodbye", one("2004", goodbye));
  await playPackage(page, platform, slug);
  await findContent(page);
  const played = new URL(page.url()).pathname;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  // The server answers late: meanwhile the page that is being left still runs.
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      asked.push(new URL(request.url()).pathname);
      await held;
    }
    await route.continue();
  });
  const reloaded = page.reload();
  await expect.poll(async () => (await findPackageProgress(platform, slug))?.status).toBe("COMPLETE");
  release();
  await reloaded;
  expect(asked).toEqual([played]);
  await findContent(page);
});
