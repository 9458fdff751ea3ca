// Knows that a package finds its LMS wherever real ones put it, and reports at each moment that may be its last, in a
// real browser.
import { type BrowserContext, expect, type Frame, type Page, test } from "@playwright/test";
import { type ExportedCourse, exportCourse } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { readSlide } from "./play-course.ts";
import { serve } from "./serve-folder.ts";
import { type ServedLms, serveLms } from "./serve-lms.ts";

const COURSE = "Welcome: how a course works";
const NO_LMS = "No LMS was found. Open the course from your training platform.";
const REFUSED = "Your training platform refused to start the course. Close this window and open it again.";

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

type Lms = Pick<ServedLms, "url" | "readCalls">;
async function withLms(
  version: "1.2" | "2004",
  run: (lms: Lms, course: ExportedCourse) => Promise<void>,
  spoken = version,
): Promise<void> {
  const course = await exportCourse(platform, COURSE, version);
  const lms = spoken === "1.2" ? await serveLms(course.folder) : await serveLms(course.folder, "2004");
  try {
    await run(lms, course);
  } finally {
    await lms.close();
    await course.remove();
  }
}
const contentOf = ({ url }: Lms) => new URL("/content/index.html", url).href;
const open = async (context: BrowserContext, { url }: Lms, first: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}?first=${encodeURIComponent(first)}`);
  // The frame appears once the LMS has read what it kept, which may be after the load.
  await page.locator("iframe").waitFor({ state: "attached" });
  return page;
};
const countAnswered = (lms: Lms, name: RegExp): number =>
  lms.readCalls().filter(({ call, answer }) => name.test(call) && answer === "true").length;
/** Waits until this many launches have begun and have read what the LMS keeps. */
const expectStarted = async (lms: Lms, launches = 1) => {
  await expect.poll(() => countAnswered(lms, /Initialize$/)).toBe(launches);
  const asked = () =>
    lms.readCalls().filter(({ call, element }) => /GetValue/.test(call) && element === "cmi.suspend_data");
  await expect.poll(() => asked().length).toBe(launches);
};
/** A page of another origin with one frame in it. */
const serveForeign = (inner: string) =>
  serve((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><iframe src="${inner}"></iframe>`);
  });

for (const version of ["1.2", "2004"] as const) {
  test(`§1.24 ${version}: an LMS is found two frames up, past a page of another origin that keeps everything to itself`, {
    tag: "@long",
  }, async ({ context }) => {
    await withLms(version, async (lms) => {
      const foreign = await serveForeign(contentOf(lms));
      await open(context, lms, foreign.origin);
      await expectStarted(lms);
      await foreign.close();
    });
  });
  test(`§1.24 ${version}: an LMS is found above the window that opened the package, and above a frame of that window`, {
    tag: "@long",
  }, async ({ context }) => {
    await withLms(version, async (lms) => {
      const page = await open(context, lms, "about:blank");
      const foreign = await serveForeign(contentOf(lms));
      for (const [at, address] of [contentOf(lms), foreign.origin].entries()) {
        const opened = context.waitForEvent("page");
        await page.evaluate((to) => void window.open(to), address);
        const player = await opened;
        await expectStarted(lms, at + 1);
        await player.close({ runBeforeUnload: true });
        await expect.poll(() => countAnswered(lms, /Finish$|Terminate$/)).toBe(at + 1);
        // A runtime serves one launch.
        await page.reload();
      }
      await foreign.close();
    });
  });
}

test("§1.24 a package of 1.2 does not speak with an LMS of 2004, and tells the learner that it found none", {
  tag: "@long",
}, async ({ context }) => {
  await withLms(
    "1.2",
    async (lms) => {
      const page = await context.newPage();
      await page.goto(lms.url);
      await expect(page.frameLocator("iframe").getByText(NO_LMS)).toBeVisible();
      expect(lms.readCalls()).toEqual([]);
    },
    "2004",
  );
});

test("§1.24 an LMS that refuses to begin is told to the learner in words, and to the console with its own", {
  tag: "@long",
}, async ({ context }) => {
  await withLms("1.2", async (lms) => {
    const page = await open(context, lms, "about:blank");
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await page.evaluate((to) => {
      Object.assign(window.API ?? {}, {
        LMSInitialize: () => "false",
        LMSGetLastError: () => "101",
        LMSGetErrorString: () => "No seat is free",
      });
      document.querySelector("iframe")?.setAttribute("src", to);
    }, contentOf(lms));
    await expect(page.frameLocator("iframe").getByText(REFUSED)).toBeVisible();
    expect(told).toContain("SCORM 1.2 LMSInitialize : 101 No seat is free");
  });
});

/** The calls that an LMS of 1.2 gets while one thing happens in the content, before any timer can run. */
const hear = (frame: Frame, what: "visibilitychange" | "beforeunload" | "kept" | "gone") =>
  frame.evaluate((happens) => {
    const api = window.parent.API;
    if (!api) throw new Error("there is no LMS");
    const heard: string[] = [];
    const { LMSCommit, LMSFinish, LMSSetValue } = api;
    Object.assign(api, {
      LMSSetValue: (element: string, value: string) => {
        if (element === "cmi.suspend_data" || element === "cmi.core.exit") heard.push(element);
        return LMSSetValue(element, value);
      },
      LMSCommit: (argument: string) => {
        heard.push("LMSCommit");
        return LMSCommit(argument);
      },
      LMSFinish: (argument: string) => {
        heard.push("LMSFinish");
        return LMSFinish(argument);
      },
    });
    document.querySelector<HTMLElement>("main + * > nav > button:last-of-type")?.click();
    const before = heard.length;
    if (happens === "visibilitychange") {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    } else if (happens === "beforeunload") {
      window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    } else {
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: happens === "kept" }));
    }
    return { before, heard };
  }, what);

const LAST_WORDS = ["cmi.suspend_data", "LMSCommit"];
for (const [what, moment, heard] of [
  ["visibilitychange", "is hidden", LAST_WORDS],
  ["beforeunload", "is asked to go", LAST_WORDS],
  ["kept", "goes and may come back", LAST_WORDS],
  ["gone", "goes for good, with the end", [...LAST_WORDS, "LMSFinish"]],
] as const)
  test(`§4.107 what was done just now is told and committed before any timer when the page ${moment}`, {
    tag: moment === "goes for good, with the end" ? "@wide" : "@long",
  }, async ({ context }) => {
    await withLms("1.2", async (lms, { content }) => {
      const page = await context.newPage();
      await page.goto(lms.url);
      const player = page.frameLocator("iframe");
      // "Next" opens once the first page was read, and that is stored.
      await readSlide({ page, player, content, hand: "mouse" });
      await expect.poll(() => countAnswered(lms, /LMSCommit/)).toBeGreaterThanOrEqual(2);
      await expect(player.locator("[data-saving=saved]")).toBeVisible();
      const frame = page.frames().at(-1);
      if (!frame) throw new Error("there is no content");
      expect(await hear(frame, what)).toEqual({ before: 0, heard });
    });
  });
