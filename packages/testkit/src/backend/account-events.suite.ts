// Knows what is promised of what is written down of accounts, and of where people are signed in, whatever keeps them.
import { describe, expect, test } from "vitest";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const EVER = at(0);

export function suiteAccountEvents(open: () => Repositories): void {
  describe("what was done to an account", () => {
    const begin = async () => {
      const { user, clientId } = await settle(open());
      const home = { clientId };
      const add = (minute: number, most = 200, userId = user.id) =>
        open().accountEvents.addMany(
          home,
          [
            {
              ...{ id: open().createId(), userId, kind: "changed", detail: null, at: at(minute) },
              changes: [{ field: "email", before: ["a"], after: [String(minute)] }],
              by: { userId: open().createId(), clientId },
            },
          ],
          most,
        );
      const list = async (since = EVER) =>
        (await open().accountEvents.list(home, user.id, since)).map(({ at }) => Date.parse(at));
      return { user, home, add, list };
    };

    test("is told the newest first, with who did it and from what to what, since a moment", async () => {
      const { user, home, add, list } = await begin();
      await add(1);
      await add(3);
      await add(2);
      expect(await list()).toEqual([3, 2, 1].map((minute) => Date.parse(at(minute))));
      expect(await list(at(2))).toHaveLength(2);
      const [newest] = await open().accountEvents.list(home, user.id, EVER);
      expect(newest).toMatchObject({ changes: [{ field: "email", after: ["3"] }], by: { clientId: home.clientId } });
    });

    test("of each account the newest stay, of others none goes; it goes with its account", async () => {
      const { user, home, add, list } = await begin();
      const other = { ...user, id: open().createId(), login: unique("login"), identifier: unique("other") };
      await open().users.add(other);
      await add(1, 200, other.id);
      for (const minute of [4, 2, 5, 3]) await add(minute, 3);
      expect(await list()).toEqual([5, 4, 3].map((minute) => Date.parse(at(minute))));
      expect(await open().accountEvents.list(home, other.id, EVER)).toHaveLength(1);
      await open().users.remove(home, [user.id], open().createId);
      expect(await list()).toEqual([]);
    });

    test("what one does to one's own account pushes out neither what others did nor what is of another kind", async () => {
      const { user, home, list } = await begin();
      const add = (minute: number, kind: "changed" | "second-factor-off", userId: string) => {
        const event = { id: open().createId(), userId: user.id, kind, changes: [], detail: null, at: at(minute) };
        return open().accountEvents.addMany(home, [{ ...event, by: { userId, clientId: home.clientId } }], 2);
      };
      await add(1, "changed", open().createId());
      await add(2, "second-factor-off", user.id);
      for (const minute of [3, 4, 5]) await add(minute, "changed", user.id);
      expect(await list()).toEqual([5, 4, 2, 1].map((minute) => Date.parse(at(minute))));
    });

    test("is forgotten with time, whose ever it is", async () => {
      const { add, list } = await begin();
      await add(1);
      await add(9);
      await open().accountEvents.prune(at(5));
      expect(await list()).toEqual([Date.parse(at(9))]);
    });
  });

  describe("open sessions", () => {
    test("are those of logins that stand, the last seen first, and are ended one by one or but for one", async () => {
      const { user, clientId } = await settle(open());
      const home = { clientId };
      const { sessions, createId } = open();
      const login = async (minute: number, scope: "session" | "link" = "session") => {
        const record = { id: createId(), clientId, userId: user.id, scope, binding: null, expiresAt: at(50) };
        const device = { browser: "Firefox", system: null, kind: "tablet" } as const;
        const rest = { activeClientId: null, originSessionId: null, ...device };
        await sessions.open({ ...record, ...rest }, unique("hash"), at(50), at(minute));
        return record.id;
      };
      const list = async (now = at(10)) => (await sessions.listOpen(home, user.id, now)).map(({ id }) => id);
      const [first, second, third] = [await login(1), await login(3), await login(2)];
      await login(4, "link");
      expect(await list()).toEqual([second, third, first]);
      expect(await list(at(51))).toEqual([]);
      const [shown] = await sessions.listOpen(home, user.id, at(10));
      expect(shown).toMatchObject({ browser: "Firefox", system: null, kind: "tablet", lastSeenAt: at(3) });
      expect(await sessions.endLogin(home, createId(), second, at(10))).toBe(false);
      expect(await sessions.endLogin(home, user.id, second, at(10))).toBe(true);
      expect(await sessions.endLogin(home, user.id, second, at(10))).toBe(false);
      expect(await sessions.endLogins(home, user.id, first, at(10))).toBe(1);
      expect(await list()).toEqual([first]);
    });
  });
}
