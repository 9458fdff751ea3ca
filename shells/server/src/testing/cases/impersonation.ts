// Knows how the routes of standing in for somebody are called in tests.
import type { impersonation } from "@academiz/contract";
import { expect } from "vitest";
import { bearer } from "../author.ts";
import { type Caller, type CasesOf, call, type Scene } from "../route-case.ts";

const learner = ({ client }: Pick<Scene, "client">) => `${client}_learner`;
const standIn = ({ succeed, scene }: Caller) =>
  succeed("impersonate", "demo_admin", { body: { identifier: learner(scene), platform: "FRONT_DYNAMIC" } });

export const IMPERSONATION_CASES: CasesOf<typeof impersonation> = {
  impersonate: {
    body: (scene) => ({ identifier: learner(scene), platform: "FRONT_DYNAMIC" }),
    badBodies: [{ identifier: "demo_learner", platform: "LEARNIZ" }],
    async succeeds(caller) {
      const { token } = await caller.succeed("refresh", null, { body: await standIn(caller) });
      const me = await call(caller.server, "me", { headers: bearer(token) });
      expect(me.json()).toMatchObject({ identifier: "demo_learner", isImpersonnated: true });
    },
  },
  impersonationLink: {
    params: ({ perimeter }) => ({ platform: "LEARNIZ", slug: perimeter }),
    body: (scene) => ({ identifier: learner(scene), mode: "impersonated" }),
    badBodies: [{ identifier: "demo_learner", mode: "NORMAL" }],
    async succeeds({ succeed, server, scene }) {
      const params = { platform: "LEARNIZ", slug: scene.perimeter };
      const body = { identifier: learner(scene), mode: "impersonated" };
      const { link } = await succeed("impersonationLink", "demo_admin", { params, body });
      const { pathname, searchParams } = new URL(link);
      expect(pathname).toBe(`/play/${scene.perimeter}`);
      const headers = bearer(searchParams.get("token") ?? "");
      const played = await call(server, "playLearniz", { params: { perimeterSlug: scene.perimeter }, headers });
      expect(played.statusCode).toBe(200);
    },
  },
  leaveImpersonation: {
    async succeeds(caller) {
      const { token, refreshToken } = await caller.succeed("refresh", null, { body: await standIn(caller) });
      const left = await call(caller.server, "leaveImpersonation", { headers: bearer(token) });
      const own = await caller.succeed("refresh", null, { body: { refreshToken: left.json().refreshToken } });
      const me = await call(caller.server, "me", { headers: bearer(own.token) });
      expect(me.json()).toMatchObject({ identifier: "demo_admin", isImpersonnated: false });
      await expect(caller.succeed("refresh", null, { body: { refreshToken } })).rejects.toThrow("refresh.invalid");
    },
  },
  changePlatform: {
    params: () => ({ platform: "FRONT_DYNAMIC" }),
    hidesNothing: true,
    async succeeds({ succeed, server }) {
      const { link } = await succeed("changePlatform", "demo_author", { params: { platform: "BACK_OFFICE" } });
      expect(link).toContain(`${server.config.publicUrl}/admin/auth/sso#`);
      const { hash } = new URL(link);
      const refreshToken = new URLSearchParams(hash.slice(1)).get("refreshToken");
      const { token } = await succeed("refresh", null, { body: { refreshToken } });
      expect((await call(server, "me", { headers: bearer(token) })).json().identifier).toBe("demo_author");
    },
  },
};
