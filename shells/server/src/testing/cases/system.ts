// Knows how the routes that tell of the server, of its mails and of what happens to people are called in tests.
import type { mails, notifications, system } from "@academiz/contract";
import { expect } from "vitest";
import type { Answered, CasesOf } from "../route-case.ts";
import type { TestServer } from "../start-test-server.ts";

const NOW = "2026-01-01T00:00:00.000Z";
/** A job that failed for good, or one that waits. */
async function breakJob(
  { world }: TestServer,
  clientId: string,
  type: string,
  lane: string | null = null,
  isBroken = true,
): Promise<string> {
  const id = world.dice.createId();
  const asker = { askerId: id, askerClientId: clientId };
  expect(await world.jobs.add({ id, clientId, type, lane, ...asker, input: {}, fileKey: null }, NOW)).toBe(true);
  if (isBroken) await world.jobs.cancel({ clientId }, id, "job.failed", NOW);
  return id;
}

export const SYSTEM_CASES: CasesOf<typeof system> = {
  health: {
    async succeeds({ succeed }) {
      // The disk of the test machine may be nearly full, which the answer then says.
      const { status, mails } = await succeed("health", null);
      expect(["ok", "degraded"]).toContain(status);
      expect(mails).toBe("stay");
    },
  },
  readOperation: {
    async succeeds({ succeed, server, scene }) {
      const id = await breakJob(server, scene.clientId, "statistics");
      const { jobs, storage, mails } = await succeed("readOperation", "demo_superadmin");
      const row = jobs.rows.find((one: Answered) => one.id === id);
      expect(row).toMatchObject({ type: "statistics", state: "failed", error: "job.failed", mayRepeat: true });
      expect(jobs.failed).toBeGreaterThan(0);
      const written = (await succeed("listMails", "demo_superadmin", { query: { limit: "100" } })).mails;
      for (const status of ["queued", "failed", "kept"])
        expect(mails[status]).toBe(written.filter((one: Answered) => one.status === status).length);
      const own = storage.clients.find((one: Answered) => one.clientId === scene.clientId);
      expect([own.files > 0, own.bytes > 0, storage.bytes >= own.bytes]).toEqual([true, true, true]);
    },
  },
  repeatJob: {
    params: ({ productExport }) => ({ id: productExport }),
    hidesNothing: true,
    body: () => ({}),
    async succeeds({ succeed, server, scene }) {
      const again = (id: string) => succeed("repeatJob", "demo_superadmin", { params: { id }, body: {} });
      const id = await breakJob(server, scene.clientId, "statistics", "once");
      await again(id);
      const tenancy = { clientId: scene.clientId };
      expect(await server.world.jobs.read(tenancy, id)).toMatchObject({ state: "queued", error: null, attempts: 0 });
      await expect(again(id)).rejects.toThrow("job.not-repeatable");
      const other = await breakJob(server, scene.clientId, "user-import");
      await expect(again(other)).rejects.toThrow("job.not-repeatable");
      await server.world.jobs.cancel(tenancy, id, "cancelled", NOW);
      await expect(again(id)).rejects.toThrow("job.not-repeatable");
      await server.world.jobs.cancel(tenancy, id, "job.failed", NOW);
      await breakJob(server, scene.clientId, "statistics", "once", false);
      await expect(again(id)).rejects.toThrow("job.under-way");
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
