// Proves that the calls of a page go by what its first tag says of the operator's settings.
import { players, session } from "@academiz/contract";
import { createMemoryTokenStore } from "@academiz/testkit/clients";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { answerProblem, BASE, mockRoute } from "../testing/mock-route.ts";
import { FRESH, PAIR } from "../testing/start-client.ts";
import { createBrowserApi } from "./browser-api.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** A page whose first tag says so; answers what became of a call that is refused after its refresh. */
async function callRefused(dataset: Readonly<Record<string, string>>) {
  vi.stubGlobal("document", { documentElement: { dataset } });
  const call = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, options: RequestInit) => call(BASE + url, options));
  const platforms: (string | null)[] = [];
  server.use(
    mockRoute(players.listMyProducts, ({ request }) => {
      platforms.push(request.headers.get("platform"));
      return answerProblem("token.invalid");
    }),
    mockRoute(session.refresh, () => FRESH),
  );
  const told: string[] = [];
  const tokens = createMemoryTokenStore(PAIR);
  tokens.keepContentSlug("demo");
  const navigation = { leaveFor: (url: string) => void told.push(`leaves for ${url}`), goTo() {} };
  const api = createBrowserApi({ tokens, navigation, onSessionLost: () => void told.push("lost") });
  await api.call(players.listMyProducts, { query: {} });
  vi.unstubAllGlobals();
  return { told, platforms };
}

it("§2.6 §4.11 §8.3 still refused after a refresh, it goes where the operator says", async () => {
  expect((await callRefused({ output: "/signed-out" })).told).toEqual(["leaves for /signed-out"]);
  expect((await callRefused({})).told).toEqual(["lost"]);
});

it("§6.6 each call says which platform of whom it is of, where the page says so", async () => {
  const said = "LEARNIZ:demo";
  expect((await callRefused({ platform: "LEARNIZ" })).platforms).toEqual([said, said]);
  expect((await callRefused({})).platforms).toEqual([null, null]);
});
