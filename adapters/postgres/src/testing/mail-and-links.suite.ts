// Knows what account links and the mail queue promise, on every database.
import { randomUUID } from "node:crypto";
import type { MailReader, NewMail } from "@academiz/backend/ports";
import { createClientRecord } from "@academiz/testkit/backend";
import { describe, expect, test } from "vitest";
import {
  createAccountLinks,
  createClients,
  createMailQueue,
  createSetupLinks,
  createUsers,
} from "../repositories/index.ts";
import type { Transactions } from "../tenancy/tenants.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

export function suiteMailAndLinks(open: () => Transactions): void {
  /** A client of its own with one user. */
  async function settle(roles: readonly ("ROLE_LEARNER" | "ROLE_SUPER_ADMIN")[] = ["ROLE_LEARNER"]) {
    const [clientId, id] = [randomUUID(), randomUUID()];
    await createClients(open()).add(createClientRecord(clientId));
    await createUsers(open()).add({
      id,
      clientId,
      identifier: `${clientId}_ada`,
      login: "ada",
      email: "ada@example.org",
      firstname: "Ada",
      lastname: "",
      locale: null,
      roles,
      active: false,
      hasAcceptedCgu: false,
      admitted: null,
      passwordHash: "",
      type: null,
      trainerMeans: [],
      affectations: [],
      criterias: [],
    });
    return { clientId, userId: id };
  }

  describe("account links", () => {
    const links = () => createAccountLinks(open());
    const add = async (home: { clientId: string; userId: string }, minute = 0) => {
      const link = { ...home, id: randomUUID(), type: "forgotten-password" as const };
      await links().addMany(home, [{ ...link, createdAt: at(minute), expiresAt: at(minute + 60) }]);
      return link.id;
    };

    test("decisions 3: many that are made at once open for each user alone, and close that user's older links", async () => {
      const home = await settle();
      const [older, stranger] = [await add(home), await settle()];
      const foreign = await add(stranger);
      const made = { id: randomUUID(), type: "active-account" as const, createdAt: at(1), expiresAt: at(60) };
      await links().addMany(home, []);
      await links().addMany(home, [{ ...made, ...home }]);
      const isOpen = (who: typeof home, id: string) => links().isOpen(who, who.userId, id, at(2));
      expect([await isOpen(home, older), await isOpen(home, made.id), await isOpen(stranger, foreign)]).toEqual([
        false,
        true,
        true,
      ]);
    });

    test("decisions 3: a link opens until it is used, replaced or too old, for its own user alone", async () => {
      const [home, other] = [await settle(), await settle()];
      const id = await add(home);
      const isOpen = (one: string, minute: number, who = home) => links().isOpen(who, who.userId, one, at(minute));
      expect([await isOpen(id, 59), await isOpen(id, 60), await isOpen(id, 1, other)]).toEqual([true, false, false]);
      const newer = await add(home, 2);
      expect([await isOpen(id, 3), await isOpen(newer, 3)]).toEqual([false, true]);
      expect(await links().findNewest(home, home.userId)).toBe(at(2));
      expect(await links().use(other, other.userId, newer, at(3))).toBe(false);
      const uses = await Promise.all([1, 2, 3].map(() => links().use(home, home.userId, newer, at(3))));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await isOpen(newer, 3)).toBe(false);
    });

    test("decisions 15: a request that is being answered is given to nobody else, and comes back when the answer failed", async () => {
      const id = randomUUID();
      await links().ask({ id, identifier: "somebody", isFromOffice: true }, at(0));
      const taking = open().transactAbove(async (tx) => {
        expect((await createAccountLinks(tx).take())?.id).toBe(id);
        throw new Error("killed");
      });
      await expect(taking).rejects.toThrow("killed");
      expect(await links().take()).toEqual({ id, identifier: "somebody", isFromOffice: true });
      expect(await links().take()).toBeNull();
    });
  });

  test("§4.26 a temporary password stays one until its owner chooses another; the account is active from then on", async () => {
    const [home, other] = [await settle(), await settle()];
    const users = createUsers(open());
    const without = async (of: Parameters<typeof users.read>[0]) =>
      (await users.listWithoutOwnPassword(of, [home.userId, "x"])).has(home.userId);
    await users.giveTemporaryPassword({ clientId: other.clientId }, home.userId, "stolen");
    expect(await users.isPasswordTemporary(home, home.userId)).toBe(false);
    await users.giveTemporaryPassword(home, home.userId, "given");
    await users.giveTemporaryPassword(home, home.userId, "given again");
    expect(await users.isPasswordTemporary(home, home.userId)).toBe(true);
    expect([await without(home), await without(other)]).toEqual([true, false]);
    expect(await users.isPasswordTemporary(other, home.userId)).toBe(false);
    await users.choosePassword(home, home.userId, "chosen");
    expect(await users.isPasswordTemporary(home, home.userId)).toBe(false);
    expect(await users.read(home, home.userId)).toMatchObject({ passwordHash: "chosen", active: true });
  });

  test("decisions 3: a password is held as it was proven, by one at a time, and never that of another client", async () => {
    const [home, other] = [await settle(), await settle()];
    const users = createUsers(open());
    await users.choosePassword(home, home.userId, "chosen");
    expect(await users.holdPassword(home, home.userId, "chosen")).toBe(true);
    expect(await users.holdPassword(home, home.userId, "former")).toBe(false);
    expect(await users.holdPassword({ clientId: other.clientId }, home.userId, "chosen")).toBe(false);
  });

  test("decisions 1: of the links of an empty platform the newest works, once", async () => {
    const links = createSetupLinks(open());
    await links.replace("older", at(0));
    await links.replace("newer", at(1));
    expect([await links.isOpen("older"), await links.isOpen("newer")]).toEqual([false, true]);
    const uses = await Promise.all(["older", "newer", "newer"].map((hash) => links.use(hash)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await links.isOpen("newer")).toBe(false);
  });

  describe("the mail queue", () => {
    const mailTo = (home: { clientId: string; userId: string }): NewMail => ({
      ...home,
      id: randomUUID(),
      to: "ada@example.org",
      subject: "Hello",
      text: "secret",
      html: "<p>secret</p>",
    });
    const queue = () => createMailQueue(open(), true);
    const everything: MailReader = { clientId: "", seesAll: true };

    test("decisions 1: a mail is claimed by one, comes back when that one died, and keeps no text once sent", async () => {
      const mail = mailTo(await settle());
      await queue().addMany(mail, [mail], at(0));
      const claims = await Promise.all([1, 2, 3].map(() => queue().claim(at(0), at(2), 10)));
      expect(claims.flat()).toEqual([
        { id: mail.id, to: mail.to, subject: "Hello", text: "secret", html: "<p>secret</p>", attempts: 1 },
      ]);
      expect(await queue().claim(at(1), at(3), 10)).toEqual([]);
      expect(await queue().claim(at(2), at(4), 10)).toMatchObject([{ id: mail.id, attempts: 2 }]);
      await queue().settle(mail.id, { kind: "later", at: at(9), error: "down" });
      expect(await queue().claim(at(8), at(10), 10)).toEqual([]);
      expect(await queue().read(everything, mail.id)).toMatchObject({
        status: "queued",
        error: "down",
        text: "secret",
      });
      expect(await queue().claim(at(9), at(11), 10)).toMatchObject([{ id: mail.id, attempts: 3 }]);
      await queue().settle(mail.id, { kind: "sent", at: at(10) });
      expect(await queue().claim(at(50), at(51), 10)).toEqual([]);
      expect(await queue().read(everything, mail.id)).toMatchObject({ status: "sent", sentAt: at(10), text: null });
    });

    test("decisions 1: several are added at once or not at all, each to its own client; an empty list adds none", async () => {
      const [home, outbox] = [await settle(), createMailQueue(open(), false)];
      const [one, other] = [mailTo(home), { ...mailTo(home), to: "bob@example.org" }];
      await outbox.addMany(home, [], at(0));
      await outbox.addMany(home, [one, other], at(0));
      expect(await queue().read(everything, other.id)).toMatchObject({ to: "bob@example.org", status: "kept" });
      const third = mailTo(home);
      await expect(outbox.addMany(home, [third, one], at(0))).rejects.toThrow();
      expect(await queue().read(everything, third.id)).toBeNull();
    });

    test("people to whom many mails were written since a moment are told apart from others", async () => {
      const [much, little, stranger] = [await settle(), await settle(), await settle()];
      // Kept, so that no other test claims them.
      const outbox = createMailQueue(open(), false);
      const other = { ...little, clientId: much.clientId };
      await outbox.addMany(much, [mailTo(much), mailTo(much)], at(5));
      await outbox.addMany(much, [mailTo(much)], at(1));
      await outbox.addMany(stranger, [mailTo(stranger), mailTo(stranger), mailTo(stranger)], at(5));
      const ids = [much.userId, other.userId, stranger.userId];
      const flooded = async (since: string, many: number) => [...(await outbox.listFlooded(much, ids, since, many))];
      expect(await flooded(at(5), 2)).toEqual([much.userId]);
      expect(await flooded(at(5), 3)).toEqual([]);
      expect(await flooded(at(1), 3)).toEqual([much.userId]);
      expect([...(await outbox.listFlooded(much, [], at(0), 1))]).toEqual([]);
    });

    test("decisions 1: one that is given up is not tried again; without a mail server none is ever claimed", async () => {
      const [failing, kept] = [mailTo(await settle()), mailTo(await settle())];
      await queue().addMany(failing, [failing], at(0));
      await queue().claim(at(0), at(1), 10);
      await queue().settle(failing.id, { kind: "failed", error: "no such mailbox" });
      await createMailQueue(open(), false).addMany(kept, [kept], at(0));
      expect(await queue().claim(at(99), at(100), 10)).toEqual([]);
      expect(await queue().read(everything, failing.id)).toMatchObject({ status: "failed", error: "no such mailbox" });
      expect(await queue().read(everything, kept.id)).toMatchObject({ status: "kept", text: "secret" });
    });

    test("decisions 2: the client's administrators see its mails, except those to a super administrator, who sees them all", async () => {
      const [home, above] = [await settle(), await settle(["ROLE_SUPER_ADMIN"])];
      const [one, other] = [mailTo(home), mailTo(above)];
      for (const mail of [one, other]) await queue().addMany(mail, [mail], at(0));
      const reads = (clientId: string, id: string) => queue().read({ clientId, seesAll: false }, id);
      expect(await reads(home.clientId, one.id)).toMatchObject({ id: one.id });
      expect([await reads(home.clientId, other.id), await reads(above.clientId, other.id)]).toEqual([null, null]);
      expect(await reads(home.clientId, "no id")).toBeNull();
      expect(await queue().list({ clientId: home.clientId, seesAll: false }, 1, 10)).toMatchObject({
        total: 1,
        rows: [{ id: one.id }],
      });
      expect((await queue().list(everything, 1, 1)).total).toBeGreaterThanOrEqual(2);
    });
  });
}
