// Proves the last message of a page that goes away: small enough to outlive it, the result before the calls.
import type { LaunchCall, LaunchSave } from "@academiz/domain/scorm";
import { inflateSync, strFromU8 } from "fflate";
import { expect, test } from "vitest";
import { createSendLeaving } from "./send-leaving.ts";

const progress: LaunchSave = {
  status: "STARTED",
  score: null,
  percentage: 10,
  time: 60,
  attempt: 1,
  scormProperties: { item: "a", items: { a: { "cmi.suspend_data": "page 3" } }, sequencing: null, earlierTime: 0 },
  eventDate: "2026-03-01T08:00:00.000Z",
  launchedAt: "2026-03-01T07:00:00.000Z",
  visit: { launchedAt: "2026-03-01T07:00:00.000Z", seconds: 60 },
};
const noise = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte.toString(16)).join("");
const call = (): LaunchCall => ({
  at: 1,
  item: "a",
  name: "LMSSetValue",
  args: ["x", noise(250)],
  result: "true",
  error: 0,
});

/** A browser that refuses a beacon. */
function send(calls: readonly LaunchCall[], more: Partial<LaunchSave> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const sendLeaving = createSendLeaving(
    (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      throw new TypeError("the page is gone");
    }) as unknown as typeof fetch,
    () => false,
  );
  sendLeaving("a.ticket", { progress: { ...progress, ...more }, seconds: 0, calls, isEnd: true });
  const [only] = sent;
  if (!only || sent.length !== 1) throw new Error("it is sent once");
  const body = only.init.body as Uint8Array;
  return { ...only, size: body.length, told: JSON.parse(strFromU8(inflateSync(body))) };
}

test("decisions 7: it leaves once, as a beacon where the browser takes one", async () => {
  const beacons: { url: string; body: Blob }[] = [];
  const refuse = () => Promise.reject(new Error("it left already"));
  const sendLeaving = createSendLeaving(refuse, (url, body) => beacons.push({ url, body }) > 0);
  sendLeaving("a.ticket", { progress, seconds: 0, calls: [call()], isEnd: true });
  expect(beacons.map(({ url, body }) => [url, body.type])).toEqual([["/commit/a.ticket", "application/octet-stream"]]);
  const bytes = new Uint8Array((await beacons[0]?.body.arrayBuffer()) ?? []);
  expect(JSON.parse(strFromU8(inflateSync(bytes)))).toMatchObject({ progress, isEnd: true });
});

test("decisions 7: it is sent deflated, to the page's own origin, to outlive the page", () => {
  const { url, init, told } = send([call()]);
  expect(url).toBe("/commit/a.ticket");
  expect(init).toMatchObject({ method: "POST", keepalive: true, credentials: "omit" });
  expect(told).toMatchObject({ progress, isEnd: true });
  expect(told.calls).toHaveLength(1);
});

test("decisions 7: a message that is too large for browsers leaves without its calls, and what is left is still tried", () => {
  const many = send(Array.from({ length: 500 }, call));
  expect(many).toMatchObject({ init: { keepalive: true }, told: { calls: [] } });
  expect(many.size).toBeLessThan(60_000);
  const large = send([], {
    scormProperties: {
      item: "a",
      items: { a: { "cmi.suspend_data": noise(60_000) + noise(60_000) } },
      sequencing: null,
      earlierTime: 0,
    },
  });
  expect(large.init.keepalive).toBe(false);
});
