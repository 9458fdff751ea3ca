// Knows how the routes that tell of the server, of its mails and of what happens to people are called in tests.
import type { mails, notifications, system } from "@academiz/contract";
import { expect } from "vitest";
import type { CasesOf } from "../route-case.ts";

export const SYSTEM_CASES: CasesOf<typeof system> = {
  health: {
    async succeeds({ succeed }) {
      // A machine whose disk is nearly full is told so.
      const { status, mails } = await succeed("health", null);
      expect(["ok", "degraded"]).toContain(status);
      expect(mails).toBe("stay");
    },
  },
};

export const MAIL_CASES: CasesOf<typeof mails> = {
  listMails: {
    badQueries: [{ page: "0" }, { limit: "101" }, { limit: "x" }],
    async succeeds({ succeed, scene }) {
      const { mails, meta } = await succeed("listMails", "demo_admin");
      expect(mails.map(({ id }: { id: string }) => id)).toContain(scene.mail);
      expect(meta.totalItems).toBeGreaterThan(0);
    },
  },
  readMail: {
    params: ({ mail }) => ({ mailId: mail }),
    async succeeds({ succeed, scene }) {
      const params = { mailId: scene.mail };
      expect((await succeed("readMail", "demo_superadmin", { params })).text).toContain("#token=");
      expect((await succeed("readMail", "demo_admin", { params })).text).not.toContain("#token=");
    },
  },
};

export const NOTIFICATION_CASES: CasesOf<typeof notifications> = {
  listNotifications: {
    badQueries: [{ offset: "-1" }, { limit: "0" }, { limit: "1e9" }],
    async succeeds({ succeed, scene }) {
      const { notifications } = await succeed("listNotifications", "demo_learner");
      expect(notifications[0].slug).toBe(scene.notification);
    },
  },
  markNotification: {
    params: ({ notification }) => ({ slug: notification }),
    body: () => ({ isRead: true }),
    async succeeds({ succeed, scene }) {
      const before = await succeed("listNotifications", "demo_learner");
      await succeed("markNotification", "demo_learner", {
        params: { slug: scene.notification },
        body: { isRead: true },
      });
      const after = await succeed("listNotifications", "demo_learner");
      expect(after.countUnread).toBe(before.countUnread - 1);
    },
  },
  markAllNotifications: {
    body: () => ({}),
    async succeeds({ succeed }) {
      await succeed("markAllNotifications", "demo_learner", { body: {} });
      expect((await succeed("listNotifications", "demo_learner")).countUnread).toBe(0);
    },
  },
  liveToken: {
    async succeeds({ succeed }) {
      expect(await succeed("liveToken", "demo_learner")).toMatchObject({ protocol: 0, token: expect.any(String) });
    },
  },
};
