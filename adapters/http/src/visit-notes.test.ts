// Knows that visits are counted while a page is watched and sent when it is left, and that stand-ins send none.
import { expect, test } from "vitest";
import { createVisitNotes } from "./visit-notes.ts";

const NOW = 1_800_000_000;
const write = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
const token = (more: object = {}) => `x.${write({ clt: "demo", identifier: "demo_x", exp: NOW + 600, ...more })}.y`;

function open(first: string | null = token()) {
  let held = first;
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  let look = () => {};
  let leave = () => {};
  const state = { isWatched: true, isOnline: true };
  const notes = createVisitNotes({
    tokens: { read: () => (held === null ? null : { token: held, refreshToken: "r" }) },
    appName: "front",
    random: () => 0.5,
    browser: {
      isWatched: () => state.isWatched,
      isOnline: () => state.isOnline,
      now: () => NOW * 1_000,
      every: (_, act) => {
        look = act;
      },
      onLeaving: (act) => {
        leave = act;
      },
      send: async (url, init) => sent.push({ url, init }),
    },
  });
  const pass = (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) look();
  };
  return {
    notes,
    sent,
    hold: (next: string | null) => {
      held = next;
    },
    state,
    pass,
    leave: () => leave(),
    read: () => sent.map(({ init }) => JSON.parse(String(init.body))),
  };
}
const HOME = { url: "/", name: "home", slug: null };
const SLIDE = { url: "/play/learniz/abc", name: "slide", slug: "abc", params: { slide: "def" } };

test("§3.237–§3.244 §4.173 §4.174 §9.7 a page that is left is sent with its seconds, and the page before it", () => {
  const { notes, sent, pass, leave, read } = open();
  notes.enter(HOME);
  pass(3);
  notes.enter(SLIDE);
  notes.enter({ ...SLIDE });
  pass(5);
  leave();
  expect(read()).toEqual([
    {
      ...{ toUrl: "/", toName: "home", fromUrl: null, fromName: null, appName: "front", slug: null, pageDuration: 3 },
      ...{ navigationEventId: "s".repeat(20), routeData: { queryParams: {}, params: {}, data: {} } },
    },
    expect.objectContaining({ toName: "slide", fromName: "home", slug: "abc", pageDuration: 5 }),
  ]);
  expect(sent[1]).toMatchObject({ url: "/api/stats/navigation", init: { method: "POST", keepalive: true } });
  leave();
  expect(sent).toHaveLength(2);
});

test("§4.175 §9.36 seconds in which the page is not watched are not counted", () => {
  const { notes, state, pass, leave, read } = open();
  notes.enter(HOME);
  pass(2);
  state.isWatched = false;
  pass(60);
  state.isWatched = true;
  pass(1);
  leave();
  expect(read()[0].pageDuration).toBe(3);
});

test.each([
  ["nobody", null],
  ["a preview", token({ scope: "preview" })],
  ["who stands in for another", token({ isImpersonated: true })],
  ["whose token is over", token({ exp: NOW })],
  ["what is no token", "x"],
])("of %s nothing is told", (_, held) => {
  const { notes, sent, pass, leave } = open(held);
  notes.enter(HOME);
  pass(9);
  leave();
  expect(sent).toEqual([]);
});

test("a link's own token sends visits; without a network nothing is tried", () => {
  const { notes, sent, state, pass } = open(token({ scope: "link" }));
  notes.enter(HOME);
  pass(1);
  notes.enter(SLIDE);
  expect(sent).toHaveLength(1);
  state.isOnline = false;
  pass(1);
  notes.enter(HOME);
  expect(sent).toHaveLength(1);
});

test("the visits of one person are not sent for whoever signs in after them", () => {
  const { notes, sent, hold, pass, leave } = open();
  notes.enter(HOME);
  pass(4);
  hold(token({ identifier: "demo_y" }));
  notes.enter(SLIDE);
  expect(sent).toEqual([]);
  pass(2);
  leave();
  expect(sent).toHaveLength(1);
});

test("decisions 3: somebody who stood in for another and is themselves again sends nothing of the time before", () => {
  const { notes, sent, hold, pass, leave } = open(token({ isImpersonated: true }));
  notes.enter(HOME);
  pass(60);
  hold(token());
  leave();
  expect(sent).toEqual([]);
});
