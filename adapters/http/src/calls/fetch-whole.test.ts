// Proves what is sent, and that an answer that breaks off is none.
import { afterEach, expect, test, vi } from "vitest";
import { fetchWhole } from "./fetch-whole.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (make: () => Response) => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => make());
  vi.stubGlobal("fetch", asked);
  return asked;
};

test("writes a query without what is not set, and a list once for each of its items", async () => {
  const asked = answerWith(() => new Response("{}"));
  const query = { a: "x y", b: undefined, c: null, d: ["1", "2"], e: false, f: 0 };
  await fetchWhole("/api", { method: "GET", headers: new Headers(), query });
  await fetchWhole("/api", { method: "GET", headers: new Headers() });
  expect(asked.mock.calls.map(([url]) => url)).toEqual(["/api?a=x+y&d=1&d=2&e=false&f=0", "/api"]);
});

test("sends a body as JSON and a form as a form, which names its own border", async () => {
  const asked = answerWith(() => new Response("{}"));
  const form = new FormData();
  await fetchWhole("/api", { method: "POST", headers: new Headers(), body: { a: 1 } });
  await fetchWhole("/api", { method: "POST", headers: new Headers(), body: form });
  const sent = asked.mock.calls.map(([, { body, headers }]) => [body, new Headers(headers).get("content-type")]);
  expect(sent).toEqual([
    ['{"a":1}', "application/json"],
    [form, null],
  ]);
});

test("§8.5 an answer that breaks off halfway is no answer, as if the network had been down before", async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.error(new TypeError("network"));
    },
  });
  answerWith(() => new Response(broken));
  expect(await fetchWhole("/api", { method: "GET", headers: new Headers() })).toBeNull();
});

test("has no content where the status has none", async () => {
  answerWith(() => new Response(null, { status: 204 }));
  const answer = await fetchWhole("/api", { method: "GET", headers: new Headers() });
  expect([answer?.status, answer?.content]).toEqual([204, undefined]);
});
