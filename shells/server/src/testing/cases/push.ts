// Knows how the routes of pushed notifications are called in tests.
import type { push } from "@academiz/contract";
import { expect } from "vitest";
import { bearer } from "../author.ts";
import { type CasesOf, call } from "../route-case.ts";
import { PUSH_HOST, subscribeBrowser } from "../subscribe-browser.ts";

const QUIET = { from: 1_320, to: 420, timeZone: "Europe/Paris" };

export const PUSH_CASES: CasesOf<typeof push> = {
  readPush: {
    async succeeds({ succeed }) {
      const told = await succeed("readPush", "demo_learner");
      expect(told).toMatchObject({ key: expect.stringMatching(/^[\w-]{87}$/), devices: expect.any(Array) });
    },
  },
  addPushDevice: {
    body: () => subscribeBrowser(),
    badBodies: [
      {},
      { endpoint: "", keys: subscribeBrowser().keys },
      { ...subscribeBrowser(), keys: { p256dh: "A", auth: "A" } },
      { ...subscribeBrowser(), endpoint: `https://${PUSH_HOST}/${"x".repeat(1_000)}` },
    ],
    async succeeds({ succeed }) {
      const { devices } = await succeed("addPushDevice", "demo_learner", { body: subscribeBrowser() });
      expect(devices).toMatchObject([{ isCurrent: true }]);
    },
  },
  removePushDevice: {
    params: () => ({ deviceId: "00000000-0000-4000-8000-000000000000" }),
    hidesNothing: true,
    async succeeds({ server }) {
      const headers = bearer((await server.signIn("demo_learner")).token);
      const { devices } = (await call(server, "addPushDevice", { headers, body: subscribeBrowser() })).json();
      const own = devices.find(({ isCurrent }: { readonly isCurrent: boolean }) => isCurrent);
      const left = (await call(server, "removePushDevice", { headers, params: { deviceId: own.id } })).json();
      expect(left.devices.map(({ id }: { readonly id: string }) => id)).not.toContain(own.id);
    },
  },
  writeQuietHours: {
    body: () => ({ quietHours: null }),
    badBodies: [
      { quietHours: { ...QUIET, to: QUIET.from } },
      { quietHours: { ...QUIET, from: 1_440 } },
      { quietHours: { ...QUIET, timeZone: "Europe/Nowhere" } },
    ],
    async succeeds({ succeed }) {
      const { quietHours } = await succeed("writeQuietHours", "demo_learner", { body: { quietHours: QUIET } });
      expect(quietHours).toEqual(QUIET);
    },
  },
};
