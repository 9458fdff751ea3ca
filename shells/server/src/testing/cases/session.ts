// Knows how the routes of the session are called in tests.
import type { session } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { inventPerson, ownPassword } from "../people.ts";
import type { CasesOf } from "../route-case.ts";

export const SESSION_CASES: CasesOf<typeof session> = {
  login: {
    body: () => ({ login: "demo_nobody", password: "y" }),
    async succeeds({ succeed }) {
      const pair = await succeed("login", null, { body: { login: "demo_learner", password: DEMO_PASSWORD } });
      expect((await succeed("refresh", null, { body: { refreshToken: pair.refreshToken } })).token).toBeTruthy();
    },
  },
  refresh: {
    body: () => ({ refreshToken: "x" }),
    async succeeds({ server, succeed }) {
      const { refreshToken } = await server.signIn("demo_learner");
      const next = await succeed("refresh", null, { body: { refreshToken } });
      expect(next.refreshToken).not.toBe(refreshToken);
    },
  },
  renewToken: {
    async succeeds({ succeed }) {
      const { refreshToken } = await succeed("renewToken", "demo_learner");
      expect((await succeed("refresh", null, { body: { refreshToken } })).token).toBeTruthy();
    },
  },
  logout: {
    body: () => ({ refreshToken: "x", identifier: "x" }),
    async succeeds({ server, succeed }) {
      const { refreshToken } = await server.signIn("demo_learner");
      await succeed("logout", "demo_learner", { body: { refreshToken, identifier: "demo_learner" } });
      await expect(succeed("refresh", null, { body: { refreshToken } })).rejects.toThrow("refresh.invalid");
    },
  },
  originPlatform: {
    params: ({ client }) => ({ slug: client }),
    hidesNothing: true,
    async succeeds({ succeed, server }) {
      const origin = await succeed("originPlatform", null, { params: { slug: "demo" } });
      expect(origin).toMatchObject({ slug: "demo", url: expect.stringContaining(server.config.publicUrl) });
    },
  },
  me: {
    async succeeds({ succeed }) {
      expect(await succeed("me", "demo_learner")).toMatchObject({
        identifier: "demo_learner",
        roles: ["ROLE_LEARNER"],
      });
    },
  },
  deleteMe: {
    body: () => ({ password: "x" }),
    badBodies: [{ password: "x".repeat(513) }],
    async succeeds({ server, succeed }) {
      const body = { ...inventPerson(), password: DEMO_PASSWORD };
      const { user } = await succeed("createUser", "demo_admin", { body });
      await ownPassword(server, user);
      expect(await succeed("deleteMe", user.identifier, { body: { password: DEMO_PASSWORD } })).toBe("account.erased");
      const found = succeed("getUser", "demo_admin", { params: { id: user.id } });
      await expect(found).rejects.toThrow("not-found");
    },
  },
  profileStats: {
    async succeeds({ server, succeed }) {
      const { user } = await succeed("createUser", "demo_admin", {
        body: { ...inventPerson(), password: DEMO_PASSWORD },
      });
      await ownPassword(server, user);
      const nothing = { started: 0, underWay: 0, completed: 0, time: 0, averageScore: null, attempts: 0, badges: 0 };
      const trophies = { gold: 0, silver: 0, bronze: 0 };
      expect(await succeed("profileStats", user.identifier)).toEqual({ ...nothing, trophies });
    },
  },
  updateMe: {
    body: () => ({ firstname: "Ada" }),
    badBodies: [{ locale: "de" }, { firstname: "x".repeat(201) }],
    async succeeds({ succeed }) {
      await succeed("updateMe", "demo_trainer", { body: { firstname: "Renamed" } });
      expect((await succeed("me", "demo_trainer")).firstname).toBe("Renamed");
    },
  },
};
