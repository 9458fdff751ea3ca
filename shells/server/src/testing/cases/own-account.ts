// Knows how the routes of one's own account are called in tests.
import type { ownAccount } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { addSecondFactor } from "../add-second-factor.ts";
import { bearer } from "../author.ts";
import { enrolIn, holdClass } from "../hold-classes.ts";
import { inventPerson, ownPassword } from "../people.ts";
import { type Answered, type Caller, type CasesOf, call } from "../route-case.ts";

async function createPerson({ server, succeed }: Pick<Caller, "server" | "succeed">): Promise<Answered> {
  const { user } = await succeed("createUser", "demo_admin", { body: { ...inventPerson(), password: DEMO_PASSWORD } });
  return ownPassword(server, user);
}
const PROOF = { password: DEMO_PASSWORD };
async function createAuthor({ server, succeed }: Pick<Caller, "server" | "succeed">): Promise<Answered> {
  const body = { ...inventPerson(), roles: ["ROLE_AUTHOR"], password: DEMO_PASSWORD };
  return ownPassword(server, (await succeed("createUser", "demo_admin", { body })).user);
}
/** Somebody whose account has a second factor, in a session from before. */
async function guard(caller: Pick<Caller, "server" | "succeed">): Promise<Answered> {
  const { id, identifier } = await createAuthor(caller);
  const { token } = await caller.server.signIn(identifier);
  return { id, identifier, token, ...(await addSecondFactor(caller.server, token)) };
}
const list = async ({ server }: Caller, token: string): Promise<readonly Answered[]> =>
  (await call(server, "listOwnSessions", { headers: bearer(token) })).json().sessions;

export const OWN_ACCOUNT_CASES: CasesOf<typeof ownAccount> = {
  listOwnSessions: {
    async succeeds(caller) {
      const { token } = await caller.server.signIn((await createPerson(caller)).identifier);
      expect(await list(caller, token)).toMatchObject([{ isCurrent: true }]);
    },
  },
  endOwnSession: {
    params: () => ({ sessionId: "00000000-0000-4000-8000-000000000000" }),
    hidesNothing: true,
    async succeeds(caller) {
      const { identifier } = await createPerson(caller);
      await caller.server.signIn(identifier);
      const { token } = await caller.server.signIn(identifier);
      const other = (await list(caller, token)).find(({ isCurrent }) => !isCurrent);
      await call(caller.server, "endOwnSession", { params: { sessionId: other.id }, headers: bearer(token) });
      expect(await list(caller, token)).toMatchObject([{ isCurrent: true }]);
    },
  },
  endOtherSessions: {
    async succeeds(caller) {
      const { identifier } = await createPerson(caller);
      const former = await caller.server.signIn(identifier);
      const { token } = await caller.server.signIn(identifier);
      await call(caller.server, "endOtherSessions", { headers: bearer(token) });
      expect(await list(caller, token)).toMatchObject([{ isCurrent: true }]);
      expect((await call(caller.server, "me", { headers: bearer(former.token) })).statusCode).toBe(401);
    },
  },
  readOwnAttendance: {
    async succeeds(caller) {
      const { identifier } = await createPerson(caller);
      const count = () => caller.succeed("readOwnAttendance", identifier);
      expect(await count()).toEqual({ places: 0, marks: 0 });
      const [coming, { slot }] = [await holdClass(caller.server, 60), await holdClass(caller.server, 5)];
      for (const one of [coming.slot, slot]) await enrolIn(caller.server, one, identifier);
      await caller.succeed("signSlot", identifier, { params: { slotId: slot } });
      expect(await count()).toEqual({ places: 2, marks: 1 });
    },
  },
  readSecondFactor: {
    async succeeds(caller) {
      const { identifier } = await createAuthor(caller);
      const told = await caller.succeed("readSecondFactor", identifier);
      expect(told).toEqual({ since: null, codesLeft: 0, isDemanded: false });
    },
  },
  beginSecondFactor: {
    body: () => ({ password: "x" }),
    badBodies: [{}, { password: "x".repeat(513) }],
    async succeeds(caller) {
      const { identifier } = await createAuthor(caller);
      const begun = await caller.succeed("beginSecondFactor", identifier, { body: PROOF });
      expect(begun.address).toContain(`secret=${begun.secret}`);
      expect((await caller.succeed("readSecondFactor", identifier)).since).toBeNull();
    },
  },
  confirmSecondFactor: {
    body: () => ({ code: "123456" }),
    badBodies: [{}, { code: "1".repeat(21) }],
    async succeeds(caller) {
      const { token, codes } = await guard(caller);
      expect(new Set(codes).size).toBe(10);
      const told = (await call(caller.server, "readSecondFactor", { headers: bearer(token) })).json();
      expect(told).toEqual({ since: expect.any(String), codesLeft: 10, isDemanded: false });
    },
  },
  removeSecondFactor: {
    body: () => ({ password: "x" }),
    badBodies: [{}],
    async succeeds(caller) {
      const { token, identifier } = await guard(caller);
      const removed = await call(caller.server, "removeSecondFactor", { headers: bearer(token), body: PROOF });
      expect(removed.statusCode).toBe(204);
      expect((await caller.server.signIn(identifier)).token).toBeTruthy();
    },
  },
  renewRecoveryCodes: {
    body: () => ({ password: "x" }),
    badBodies: [{}],
    async succeeds(caller) {
      const { token, codes } = await guard(caller);
      const renewed = await call(caller.server, "renewRecoveryCodes", { headers: bearer(token), body: PROOF });
      expect(renewed.json().codes).toHaveLength(10);
      expect(renewed.json().codes).not.toContain(codes[0]);
    },
  },
  readSecondFactorOf: {
    params: ({ user }) => ({ id: user }),
    async succeeds(caller) {
      const { id } = await guard(caller);
      const { since } = await caller.succeed("readSecondFactorOf", "demo_admin", { params: { id } });
      expect(since).toEqual(expect.any(String));
    },
  },
  resetSecondFactor: {
    params: ({ user }) => ({ id: user }),
    async succeeds(caller) {
      const { id, identifier } = await guard(caller);
      await caller.succeed("resetSecondFactor", "demo_admin", { params: { id } });
      expect((await caller.server.signIn(identifier)).token).toBeTruthy();
    },
  },
  readOwnData: {
    async succeeds(caller) {
      const { identifier, email } = await createPerson(caller);
      const data = await caller.succeed("readOwnData", identifier);
      expect(data).toMatchObject({ identifier, users: [{ email }], account_events: [{ kind: "created" }], notes: [] });
    },
  },
};
