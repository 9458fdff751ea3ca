import { EMPTY_PACKAGE_DATA } from "@academiz/domain/scorm";
import {
  describeDraftJournal,
  describeLaunchJournal,
  describeProgressJournal,
  describeTokenStore,
} from "@academiz/testkit/suites";
import { describe, expect, it } from "vitest";
import {
  createBrowserDraftJournal,
  createBrowserLaunchJournal,
  createBrowserProgressJournal,
  createBrowserRunningAttempts,
  createBrowserTokenStore,
  createTabFirstTokenStore,
  nameTab,
} from "./index.ts";

let time = 0;

/** The behaviour of a browser's storage, with a quota that can be exhausted. */
function createStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > quota) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  };
}

describeTokenStore("browser", () => createBrowserTokenStore(`app${Math.random()}`, createStorage()));
describeTokenStore("browser, full", () => createBrowserTokenStore(`app${Math.random()}`, createStorage(0)));
for (const isNarrow of [true, false])
  describeTokenStore(`tab first, ${isNarrow ? "narrow" : "whole"}`, () =>
    createTabFirstTokenStore({
      tab: createBrowserTokenStore(`tab${Math.random()}`, createStorage()),
      stored: createBrowserTokenStore(`app${Math.random()}`, createStorage()),
      isNarrow: () => isNarrow,
    }),
  );
describeProgressJournal("browser", () => createBrowserProgressJournal(createStorage(), "demo_learner"));
describeProgressJournal("browser, full", () => createBrowserProgressJournal(createStorage(0), `${Math.random()}`));
describeLaunchJournal("browser", () => {
  const storage = createStorage();
  return createBrowserLaunchJournal(() => storage)({ name: "7.perimeter", key: "" });
});
describeDraftJournal("browser", () =>
  createBrowserDraftJournal(createStorage(), () => "demo_author", { tab: "tab", now: () => 1 }),
);

describe("the browser's storage", () => {
  it.each([Number.POSITIVE_INFINITY, 0])(
    "§3.93 keeps attempts that run, of each product and learner apart (%s)",
    (quota) => {
      const storage = createStorage(quota);
      const running = createBrowserRunningAttempts(storage, `one${quota}`);
      running.keep("course", { game: { attempt: 2, data: { answers: { a: true } } } });
      expect(running.read("course")).toEqual({ game: { attempt: 2, data: { answers: { a: true } } } });
      expect(running.read("other")).toBeNull();
      expect(createBrowserRunningAttempts(storage, `two${quota}`).read("course")).toBeNull();
      running.keep("course", {});
      expect(running.read("course")).toBeNull();
    },
  );
  it("§3.8 keeps the tokens of two apps of one origin apart", () => {
    const storage = createStorage();
    const front = createBrowserTokenStore("front", storage);
    const player = createBrowserTokenStore("player", storage);
    front.keep({ token: "a.b.c", refreshToken: "front" });
    player.keep({ token: "d.e.f", refreshToken: "player" });
    player.clear();
    expect(front.read()?.refreshToken).toBe("front");
    expect(storage.getItem("front.ACCESS_TOKEN")).toBe("a.b.c");
  });

  it("§3.8 names each value as the specification does, under the app", () => {
    const storage = createStorage();
    const store = createBrowserTokenStore("player", storage);
    store.keep({ token: "a.b.c", refreshToken: "r" });
    store.keepContentSlug("demo");
    store.keepReturnUrl("/admin/");
    store.keepPlayed({ type: "learniz", slug: "abc" });
    store.keepLive("live");
    expect(
      Object.fromEntries(
        Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").map((key) => [
          key,
          storage.getItem(key),
        ]),
      ),
    ).toEqual({
      "player.ACCESS_TOKEN": "a.b.c",
      "player.REFRESH_TOKEN": "r",
      "player.CONTENT_SLUG": "demo",
      "player.RETURN_URL": "/admin/",
      "player.PRODUCT_TYPE": "learniz",
      "player.PRODUCT_PERIMETER_SLUG": "abc",
      "player.MERCURE_TOKEN": "live",
    });
  });

  it("decisions 3: narrow tokens live in their tab, hide the stored session there and never replace it", () => {
    const [tab, stored] = [createStorage(), createStorage()];
    const own = createBrowserTokenStore("app", stored);
    const store = createTabFirstTokenStore({
      tab: createBrowserTokenStore("app.tab", tab),
      stored: own,
      isNarrow: ({ refreshToken }) => refreshToken.startsWith("narrow"),
    });
    store.keep({ token: "a.b.c", refreshToken: "own" });
    store.keepLive("own");
    store.keepContentSlug("own");
    store.keep({ token: "d.e.f", refreshToken: "narrow" });
    store.keepLive("narrow");
    store.keepContentSlug("narrow");
    expect([store.read()?.refreshToken, store.readLive(), store.readContentSlug()]).toEqual(Array(3).fill("narrow"));
    expect([own.read()?.refreshToken, own.readLive(), own.readContentSlug()]).toEqual(Array(3).fill("own"));
    store.clear();
    expect([store.read()?.refreshToken, store.readLive(), store.readContentSlug()]).toEqual(Array(3).fill("own"));
    store.keep({ token: "d.e.f", refreshToken: "narrow" });
    store.keep({ token: "a.b.c", refreshToken: "newer" });
    expect([store.read()?.refreshToken, own.read()?.refreshToken, tab.length]).toEqual(["newer", "newer", 1]);
  });

  it("gives the newer value when the storage filled up after an older one was written", () => {
    const storage = createStorage(20);
    const store = createBrowserTokenStore("app", storage);
    store.keep({ token: "a.b.c", refreshToken: "short" });
    store.keep({ token: "a.b.c", refreshToken: "x".repeat(40) });
    expect(store.read()?.refreshToken).toBe("x".repeat(40));
  });

  it("keeps apart the progress of two people who share a browser", () => {
    const storage = createStorage();
    const progress = { slug: "p", eventDate: "2026-01-01T00:00:00.000Z" };
    createBrowserProgressJournal(storage, "one").keep(progress as never);
    expect(createBrowserProgressJournal(storage, "two").readPending("p")).toBeNull();
  });

  it("decisions 7: keeps apart what packages told of two learners, and is as if absent where it is full or forbidden", () => {
    const word = { eventDate: "2026-01-01T00:00:00.000Z", launchedAt: null };
    const save = {
      ...word,
      status: "STARTED",
      score: null,
      percentage: 0,
      time: 0,
      attempt: 1,
      scormProperties: EMPTY_PACKAGE_DATA,
      visit: null,
    } as const;
    const shared = createStorage();
    const open = createBrowserLaunchJournal(() => shared);
    open({ name: "7.p", key: "" }).keep(save);
    expect(open({ name: "8.p", key: "" }).read()).toBeNull();
    shared.setItem("player.LAUNCH.8.p", "{not json");
    expect(open({ name: "8.p", key: "" }).read()).toBeNull();
    const full = createStorage(0);
    const refused = [
      () => full,
      (): Storage => {
        throw new DOMException("no", "SecurityError");
      },
    ];
    for (const storage of refused) {
      const journal = createBrowserLaunchJournal(storage)({ name: "7.p", key: "" });
      expect([journal.keep(save), journal.read()]).toEqual([false, null]);
      expect(() => journal.forget(word)).not.toThrow();
    }
  });

  it("§8.10 a draft that waits in one tab is not another’s: what another tab keeps and stores leaves it there", () => {
    const storage = createStorage();
    const open = (tab: string) => createBrowserDraftJournal(storage, () => "one", { tab, now: () => ++time });
    const [here, there] = [open("here"), open("there")];
    const base = { name: "Base", config: {} };
    here.keep("p", { updatedAt: "1", name: "Mine", config: {}, base });
    there.keep("p", { updatedAt: "1", name: "Theirs", config: {} });
    there.keep("p", { updatedAt: "2", name: "Theirs again", config: {} });
    there.forget("p");
    expect(open("here").read("p")).toEqual({ updatedAt: "1", name: "Mine", config: {}, base });
    expect(there.read("pp")).toBeNull();
  });

  it("§8.10 what a closed tab left is taken up by the next, and goes once that is stored, unless it was written on", () => {
    const storage = createStorage();
    const open = (tab: string) => createBrowserDraftJournal(storage, () => "one", { tab, now: () => ++time });
    const left = { updatedAt: "1", name: "Left", config: {}, base: { name: "Base", config: {} } };
    open("older").keep("p", { updatedAt: "2", name: "Older", config: {} });
    open("closed").keep("p", left);
    const next = open("next");
    expect(next.read("p")).toEqual(left);
    next.keep("p", { ...left, name: "Gone on with" });
    next.forget("p");
    expect(open("third").read("p")?.name).toBe("Older");

    const alive = open("alive");
    alive.keep("q", left);
    expect(next.read("q")).toEqual(left);
    alive.keep("q", { ...left, name: "Written on" });
    next.forget("q");
    expect(alive.read("q")?.name).toBe("Written on");
  });

  it("a letter writes what it changed, not the whole content again, and reading gives the content as it was", () => {
    const storage = createStorage();
    const journal = createBrowserDraftJournal(storage, () => "one", { tab: "tab", now: () => ++time });
    const pages = Array.from({ length: 200 }, (_, at) => ({ slug: `p${at}`, text: "A long text. ".repeat(20) }));
    const base = { name: "Base", config: { pages } };
    const written = { pages: pages.with(7, { slug: "p7", text: "A" }) };
    const write = (config: object) => journal.keep("p", { updatedAt: "1", name: "Mine", config, base });
    write(base.config);
    const before = storage.getItem("back-office.DRAFT.one.p#tab")?.length ?? 0;
    write(written);
    expect(before).toBeGreaterThan(50_000);
    expect(storage.getItem("back-office.DRAFT.one.p#tab")?.length).toBeLessThan(200);
    const next = createBrowserDraftJournal(storage, () => "one", { tab: "next", now: () => ++time });
    expect(next.read("p")).toEqual({ updatedAt: "1", name: "Mine", config: written, base });
    // The other tab stores it, and this one is written on: nothing of it depends on what went.
    next.forget("p");
    for (const text of ["AB", "ABC"]) write({ pages: pages.with(7, { slug: "p7", text }) });
    expect(next.read("p")?.config).toEqual({ pages: pages.with(7, { slug: "p7", text: "ABC" }) });
  });

  it.each([
    ["", 0],
    ["where the storage has no room for the version beside it", 600],
  ])("§13 (decisions) a draft is whole after a crash between any two writes %s", (_, room) => {
    const config = (text: string) => ({ text, more: "x".repeat(500) });
    const storage = createStorage(room || undefined);
    const owner = `owner${room}`;
    const found: unknown[] = [];
    const write = storage.setItem;
    storage.setItem = (at, value) => {
      write(at, value);
      // As a page finds it after the crash: under a name that this page's memory does not know.
      const left = createStorage();
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index) ?? "";
        left.setItem(key.replace(owner, "after"), storage.getItem(key) ?? "");
      }
      found.push(createBrowserDraftJournal(left, () => "after", { tab: "next", now: () => 1 }).read("p")?.config);
    };
    const journal = createBrowserDraftJournal(storage, () => owner, { tab: "tab", now: () => 1 });
    const last: unknown[] = [];
    for (const updatedAt of ["1", "2"]) {
      const base = { name: "Base", config: { ...config(`base ${updatedAt}`), ...(room && { much: "x".repeat(200) }) } };
      for (const letter of ["a", "ab", "abc"]) {
        found.length = 0;
        journal.keep("p", { updatedAt, name: "Mine", config: config(updatedAt + letter), base });
        last.push(config(updatedAt + letter));
        expect(found.length).toBeGreaterThan(0);
        for (const one of found) expect(one).toEqual(last.at(-1));
      }
    }
  });

  it("reads what a former version left without the name of a tab", () => {
    const storage = createStorage();
    storage.setItem("back-office.DRAFT.one.p", '{"updatedAt":"1","name":"Former","config":{}}');
    const journal = createBrowserDraftJournal(storage, () => "one", { tab: "tab", now: () => 1 });
    expect(journal.read("p")).toEqual({ updatedAt: "1", name: "Former", config: {} });
    journal.forget("p");
    expect([journal.read("p"), storage.length]).toEqual([null, 0]);
  });

  it("a tab keeps its name when its page comes back, and a copy of it gets another", () => {
    let names = 0;
    const open = (storage: Storage) => {
      const page = new EventTarget() as Window;
      return { page, name: nameTab(storage, page, () => `tab${++names}`) };
    };
    const storage = createStorage();
    const first = open(storage);
    // As a browser copies a tab: with what lies in its storage now.
    const copied = createStorage();
    for (let at = 0; at < storage.length; at += 1) copied.setItem(storage.key(at) ?? "", "copied");
    expect([first.name, open(copied).name]).toEqual(["tab1", "tab2"]);
    first.page.dispatchEvent(new Event("pagehide"));
    expect(open(storage).name).toBe("tab1");
  });

  it("reads what somebody else left there as nothing", () => {
    const storage = createStorage();
    storage.setItem("player.PROGRESS.one.p", "{not json");
    storage.setItem("back-office.DRAFT.one.p", '{"name": 3}');
    expect(createBrowserProgressJournal(storage, "one").readPending("p")).toBeNull();
    expect(createBrowserDraftJournal(storage, () => "one", { tab: "tab", now: () => 1 }).read("p")).toBeNull();
  });
});
