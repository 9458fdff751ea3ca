// Knows that every route of the contract does what it is for: it is called with success, and another call sees what it did.
import { ROUTES, type RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type Lookout, openLookout } from "../../../adapters/postgres/src/testing/fingerprints.ts";
import { createCaller } from "./testing/route-case.ts";
import { ROUTE_CASES } from "./testing/route-cases.ts";
import { SECTIONS } from "./testing/sections.ts";
import { setScene } from "./testing/set-scene.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT: "1" });
  lookout = await openLookout(server.config.dataDir);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

describe("every route does what it is for", () => {
  const named = (Object.keys(ROUTES) as RouteName[]).map((name): [string, RouteName] => [
    SECTIONS[name] ?? "ours:",
    name,
  ]);
  test.each(named)("%s %s", async (_, name) => {
    const scene = await setScene(server, "demo", `For ${name}`);
    await ROUTE_CASES[name].succeeds(createCaller(server, scene, lookout));
  });
});
