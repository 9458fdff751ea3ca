// Knows that the main ways through the product work in Firefox and in WebKit, as stock browsers come from Debian.
import { test as base, expect } from "@playwright/test";
import { exportCourse } from "../export-course.ts";
import { makePackage } from "../made-package.ts";
import { DEMO_PASSWORD, type Platform, startPlatform } from "../platform.ts";
import { serveFolder } from "../serve-folder.ts";
import { findPackageProgress, uploadPackage } from "../upload-package.ts";
import { layNetwork, type Network } from "./cut-network.ts";
import { firefox, openFirefox } from "./open-firefox.ts";
import { openWebkit, webkit } from "./open-webkit.ts";
import type { Tab } from "./tab.ts";

const BROWSERS = [
  { name: "Firefox", isThere: firefox !== null, open: openFirefox },
  { name: "WebKit", isThere: webkit !== null, open: openWebkit },
];

interface World {
  readonly platform: Platform;
  /** The proxy between the browser and the platform. */
  readonly network: Network;
}
const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      let platform: Platform | null = null;
      const network = await layNetwork(() => platform?.url ?? "");
      platform = await startPlatform({ PUBLIC_URL: network.url });
      await use({ platform, network });
      await platform.stop();
      await network.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

async function signIn(tab: Tab, { network }: World, login: string, app: "" | "/admin" = ""): Promise<void> {
  await tab.open(`${network.url}${app}/auth/login?client=demo`);
  await tab.fill("textbox", /^(Login|Identifiant)/, login);
  await tab.see("button", /^(Sign in|Se connecter)$/);
  await tab.evaluate(`document.querySelector("input[type=password]").focus()`);
  await tab.type(DEMO_PASSWORD);
  await tab.press("Enter");
  await expect.poll(() => tab.evaluate("location.pathname")).not.toContain("/auth/login");
}

async function openCourse(tab: Tab, world: World): Promise<void> {
  await signIn(tab, world, "learner");
  await tab.choose("button", /recognising phishing/);
  await tab.see("button", "Next");
}

/** Every statement of the page, by the keyboard alone. */
async function answerAll(tab: Tab, answer: "True" | "False"): Promise<void> {
  await tab.see("radio", answer);
  const statements = await tab.count("radio", answer);
  for (let index = 0; index < statements; index += 1) {
    await tab.focus("radio", answer, index);
    await tab.type(" ");
  }
  await tab.focus("button", "Check my answers");
  await tab.press("Enter");
  await tab.read(/right answers? out of/);
}

const isSaved = (tab: Tab) => tab.read(/Saved /);

/** How many CSS pixels of a dialog's content are out of sight. */
const READ_HIDDEN = `(() => {
  const parts = [...document.querySelectorAll("[role=dialog] *")];
  const { scrollHeight, clientHeight } = parts.find((part) => getComputedStyle(part).overflowY === "auto");
  return scrollHeight - clientHeight;
})()`;
/** The brightness of the page and of its words, 0–255. */
const READ_COLOURS = `["background-color", "color"].map((name) => {
  const [red, green, blue] = getComputedStyle(document.querySelector("main")).getPropertyValue(name).match(/[\\d.]+/g).map(Number);
  return (red + green + blue) / 3;
})`;

/** The address that the learner site leads to. */
async function findPlayer(platform: Platform, slug: string): Promise<string> {
  const token = await platform.signIn("demo_learner");
  return (await (await platform.call(token, `/api/front-dynamic/product/${slug}/link`)).json()).link;
}

for (const { name, isThere, open } of BROWSERS)
  test.describe(name, () => {
    test.skip(!isThere, `${name} is not installed`);
    let tab: Tab;
    const inTab = (title: string, play: (world: World) => Promise<void>, isDark = false) =>
      test(title, async ({ world }) => {
        tab = await open(isDark);
        try {
          await play(world);
        } finally {
          world.network.mend();
          await tab.close();
        }
      });

    inTab(
      "§4.35 §4.69 a course is opened, a lock says why, a quiz is played by keyboard, and a reload comes back",
      async (world) => {
        await openCourse(tab, world);
        await tab.choose("button", /Locked.*Who is really writing/);
        await tab.see("dialog", "This page is still locked");
        await tab.read(/Reach at least 60\/100/);
        expect(await tab.evaluate(READ_HIDDEN)).toBe(0);
        await tab.choose("button", "Go there");
        await tab.see("heading", "Quiz: the hook");
        await answerAll(tab, "True");
        await isSaved(tab);
        await tab.open(String(await tab.evaluate("location.href")));
        await tab.see("heading", "Quiz: the hook");
        await tab.read(/right answers? out of/);
      },
    );

    inTab(
      "decisions 15 what is played while the network is dead is kept, told once, and sent when it is back",
      async (world) => {
        await openCourse(tab, world);
        await tab.choose("button", /Practice: feel the lever/);
        await tab.see("heading", "Practice: feel the lever");
        world.network.cut(/./);
        await answerAll(tab, "True");
        await tab.read(/You are offline\. Go on/);
        world.network.mend();
        await tab.evaluate("dispatchEvent(new Event('online'))");
        await isSaved(tab);
        await tab.open(String(await tab.evaluate("location.href")));
        await tab.read(/right answers? out of/);
      },
    );

    inTab(
      "decisions 15 a part of the page that the network did not bring comes when the network is back",
      async (world) => {
        world.network.cut(/(bubble|menu-drawer)[^/]*\.js/);
        await tab.resize(390, 844);
        await openCourse(tab, world);
        await tab.choose("button", /course menu/);
        await expect.poll(() => world.network.refused.filter((path) => path.includes("menu-drawer"))).not.toEqual([]);
        expect(await tab.count("dialog")).toBe(0);
        await tab.read(/A part of this page did not arrive/);
        world.network.mend();
        await tab.choose("button", "Try again");
        // These two browsers load a module that failed once only with a new page.
        await expect
          .poll(() => tab.evaluate('document.body?.innerText ?? "did not arrive"'), { timeout: 60_000 })
          .not.toMatch(/not arrive|on its way/);
        await tab.choose("button", /course menu/);
        await tab.see("dialog");
      },
    );

    inTab("decisions 7 what a package says as its page goes arrives, however it goes", async (world) => {
      const script = `addEventListener("pagehide", () => {
        lms.LMSSetValue("cmi.core.lesson_location", "the end");
        lms.LMSFinish("");
      });
      lms.LMSSetValue("cmi.core.lesson_location", "begun");
      lms.LMSCommit("");`;
      const { platform } = world;
      const { slug } = await uploadPackage(
        platform,
        `Last words in ${name}`,
        makePackage({ version: "1.2", title: "Made", items: [{ identifier: "one", title: "One", script }] }),
      );
      const findPlace = async () => {
        const progress = await findPackageProgress(platform, slug);
        return progress?.scormProperties.items["one"]?.["cmi.core.lesson_location"];
      };
      for (const go of [() => tab.open("about:blank"), () => tab.leave()]) {
        await tab.open(await findPlayer(platform, slug));
        await expect.poll(findPlace, { timeout: 20_000 }).toBe("begun");
        await go();
        await expect.poll(findPlace, { timeout: 20_000 }).toBe("the end");
      }
      // A page that the browser kept for going back begins anew.
      await tab.open(await findPlayer(platform, slug));
      await expect.poll(findPlace, { timeout: 20_000 }).toBe("begun");
      await tab.open("about:blank");
      await expect.poll(findPlace, { timeout: 20_000 }).toBe("the end");
      await tab.evaluate("setTimeout(() => history.back())");
      await expect.poll(findPlace, { timeout: 20_000 }).toBe("begun");
    });

    inTab(
      "§7.116 a course exported for the web is played, left, and opened again where it was",
      async ({ platform }) => {
        const course = await exportCourse(platform, "Welcome: how a course works", "web");
        const served = await serveFolder(course.folder, "/");
        try {
          await tab.open(served.url);
          await tab.see("button", "Next");
          await tab.press("End");
          await tab.choose("button", "Next");
          await answerAll(tab, "True");
          await tab.leave();
          await tab.open(served.url);
          await tab.read(/right answers? out of/);
        } finally {
          await served.close();
          await course.remove();
        }
      },
    );

    inTab("§1.9 a course is made, written and published, and a dialog shows all that it holds", async (world) => {
      await signIn(tab, world, "author", "/admin");
      await tab.choose("button", /^(New course|Nouveau cours)$/);
      await tab.fill("textbox", /^(Name|Nom)/, `Made in ${name}`);
      expect(await tab.evaluate(READ_HIDDEN)).toBe(0);
      await tab.choose("button", /^(Create the course|Créer le cours)$/);
      await tab.choose("textbox", /^(Text of block 1|Texte du bloc 1)$/);
      await tab.type("Leave at once.");
      await expect.poll(() => tab.evaluate("document.querySelector('[data-saving]').dataset.saving")).toBe("saved");
      await tab.choose("button", /^(Export|Exporter)$/);
      await tab.see("button", /^(Make the package|Créer le paquet)$/);
      expect(await tab.evaluate(READ_HIDDEN)).toBe(0);
      await tab.choose("button", /^(Close|Fermer)$/);
      await expect.poll(() => tab.count("dialog")).toBe(0);
      await tab.choose("button", /^(Publish|Publier)$/);
      await tab.see("dialog");
      expect(await tab.evaluate(READ_HIDDEN)).toBe(0);
      await tab.choose("button", /^(Publish now|Publier maintenant)$/);
      await tab.read(/Published|Publié/);
      await tab.open(String(await tab.evaluate("location.href")));
      await tab.read(/Leave at once\./);
    });

    inTab(
      "§9.40 in the dark and on a phone the course is dark, legible, and no wider than the window",
      async (world) => {
        await tab.resize(390, 844);
        await openCourse(tab, world);
        const [back, ink] = (await tab.evaluate(READ_COLOURS)) as [number, number];
        expect(back).toBeLessThan(80);
        expect(ink).toBeGreaterThan(160);
        expect(await tab.evaluate("document.scrollingElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      },
      true,
    );
  });
