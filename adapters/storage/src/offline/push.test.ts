// Proves that pushed news are shown as they came and lead into the site alone, and that a browser says correctly
// whether it gets any.
import { describe, expect, test } from "vitest";
import { createBrowserPush, createPushedNews } from "./index.ts";

const ORIGIN = "https://learn.test";

function openWorker(...urls: string[]) {
  const did: string[] = [];
  const shown: [string, NotificationOptions][] = [];
  const pages = urls.map((url) => ({
    url: ORIGIN + url,
    focus: async () => did.push(`focus ${url}`),
    navigate: async (to: string) => did.push(`navigate ${to}`),
  }));
  const news = createPushedNews({
    origin: ORIGIN,
    registration: { showNotification: async (...one) => void shown.push([one[0], one[1] ?? {}]) },
    listPages: async () => pages,
    openPage: async (url) => did.push(`open ${url}`),
  });
  return { news, did, shown };
}

describe("§3.223 pushed news", () => {
  test("are shown as they came; an unreadable message is shown as well, or the browser would forbid the next", async () => {
    const { news, shown } = openWorker();
    await news.show(JSON.stringify({ title: "School", body: "A course is open", path: "/open/a", tag: "t" }));
    await news.show("?");
    await news.show(undefined);
    expect(shown[0]).toEqual(["School", expect.objectContaining({ body: "A course is open", tag: "t" })]);
    expect(shown.map(([title]) => title)).toEqual(["School", "Academiz", "Academiz"]);
  });

  test("open where they lead: in the site where it is open, never in a course or the office, never elsewhere", async () => {
    const open = async (data: unknown, ...urls: string[]) => {
      const { news, did } = openWorker(...urls);
      await news.open(data);
      return did;
    };
    expect(await open({ path: "/open/a" }, "/play/x", "/me")).toEqual(["focus /me", `navigate ${ORIGIN}/open/a`]);
    expect(await open({ path: "/open/a" }, "/play/x", "/admin")).toEqual([`open ${ORIGIN}/open/a`]);
    expect(await open({ path: "https://evil.test/a" })).toEqual([`open ${ORIGIN}/`]);
    expect(await open(null)).toEqual([`open ${ORIGIN}/`]);
  });
});

const KEY = Buffer.from([251, 255, 1]).toString("base64url");
function openBrowser({ permission = "default", answer = "granted", of = null as string | null, fails = false } = {}) {
  const keys = { p256dh: "p", auth: "a" };
  const subscribe = (key: string) => ({
    options: { applicationServerKey: new Uint8Array(Buffer.from(key, "base64url")).buffer },
    toJSON: () => ({ endpoint: "https://push.test/a", keys }),
    unsubscribe: async () => {
      subscribed = null;
    },
  });
  let subscribed = of === null ? null : subscribe(of);
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (fails) throw new DOMException("no push service");
      subscribed = subscribe(applicationServerKey);
      return subscribed;
    },
  } as unknown as PushManager;
  const browser = createBrowserPush({
    worker: Promise.resolve({ pushManager }),
    notifications: {
      permission: permission as NotificationPermission,
      requestPermission: async () => answer as NotificationPermission,
    },
    timeZone: "Europe/Paris",
  });
  return { browser };
}

describe("§4.160 a browser that is told", () => {
  test("subscribes with the platform's key, and says so; with another key it does not belong to this platform", async () => {
    const { browser } = openBrowser();
    expect(await browser.look(KEY)).toBe("ready");
    expect(await browser.subscribe(KEY)).toMatchObject({ ok: true, value: { endpoint: "https://push.test/a" } });
    expect([await browser.look(KEY), await browser.look("AAAA")]).toEqual(["subscribed", "ready"]);
    await browser.unsubscribe();
    expect(await browser.look(KEY)).toBe("ready");
  });

  test("a user who forbids it is not asked again, and a browser without a push service says so", async () => {
    expect(await openBrowser({ permission: "denied" }).browser.look(KEY)).toBe("refused");
    expect(await openBrowser({ answer: "denied" }).browser.subscribe(KEY)).toMatchObject({
      error: { detail: "push.denied" },
    });
    const { browser } = openBrowser({ fails: true, of: "AAAA" });
    expect(await browser.subscribe(KEY)).toMatchObject({ error: { detail: "push.unreachable" } });
    const none = createBrowserPush({ worker: Promise.resolve(null), notifications: undefined, timeZone: "UTC" });
    expect(await none.look(KEY)).toBe("none");
    expect(await none.subscribe(KEY)).toMatchObject({ error: { detail: "push.denied" } });
  });
});
