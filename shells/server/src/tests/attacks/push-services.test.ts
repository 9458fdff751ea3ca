// Knows that a push service which never answers keeps nothing else waiting: no mail, and no stop.
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCourier } from "../../operation/courier.ts";
import { bearer } from "../../testing/author.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { subscribeBrowser } from "../../testing/subscribe-browser.ts";
import { tokenOf } from "../../testing/token-of.ts";

/** More than one round sends at once. */
const BROWSERS = 21;
const held: Socket[] = [];
const silent = createServer((socket) => void held.push(socket.on("error", () => undefined)));
let server: TestServer;
beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  server = await startTestServer({ PUSH_HOSTS: host });
  for (let at = 0; at < BROWSERS; at += 1) {
    const headers = bearer((await server.signIn("demo_learner")).token);
    const body = { ...subscribeBrowser(), endpoint: `http://${host}/${at}` };
    expect((await call(server, "addPushDevice", { headers, body })).statusCode).toBe(200);
  }
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  silent.close();
  await server.close();
});

/** The learner is told of something by the platform. */
async function tell(): Promise<void> {
  const [learner, admin] = await Promise.all(
    ["demo_learner", "demo_admin"].map((one) => server.world.users.findByIdentifier(one)),
  );
  if (!learner || !admin) throw new Error("no such people");
  await server.world.notifications.send(admin, {
    ...{ id: server.world.dice.createId(), type: "Session", otherwise: "fr", aboutSlug: "the-course" },
    ...{ texts: { fr: "Ouvert", en: "Open" }, threadSlug: null, productSlug: null },
    audience: { roles: ["ROLE_LEARNER"], except: admin.id, among: [learner.id] },
    now: new Date(server.world.clock.now()).toISOString(),
  });
}

test("decisions 15 attack 88: beside a push service that never answers mails are written, and a stop calls no more browsers", async () => {
  await tell();
  const troubles: unknown[] = [];
  const note = (trouble: unknown) => void troubles.push(trouble);
  const stop = startCourier(server.world, { onFailure: note, onPushFailure: () => undefined, onTrouble: note });
  await vi.waitUntil(() => held.length === 20, { timeout: 5_000, interval: 5 });
  await call(server, "askAccountLink", { params: { clientSlug: "demo", login: "trainer" } });
  const headers = bearer(await tokenOf(server, "demo_superadmin"));
  const listMails = async () => (await call(server, "listMails", { headers })).json().mails;
  await vi.waitUntil(async () => (await listMails()).length === 1, { timeout: 5_000, interval: 50 });
  const stopped = stop();
  for (const socket of held) socket.destroy();
  await stopped;
  expect([held.length, troubles]).toEqual([20, []]);
});
