// Knows how the routes of one's own account are called in tests.
import type { ownAccount } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../author.ts";
import { inventPerson, ownPassword } from "../people.ts";
import { type Answered, type Caller, type CasesOf, call } from "../route-case.ts";

async function createPerson({ server, succeed }: Pick<Caller, "server" | "succeed">): Promise<Answered> {
  const { user } = await succeed("createUser", "demo_admin", { body: { ...inventPerson(), password: DEMO_PASSWORD } });
  return ownPassword(server, user);
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
  readOwnData: {
    async succeeds(caller) {
      const { identifier, email } = await createPerson(caller);
      const data = await caller.succeed("readOwnData", identifier);
      expect(data).toMatchObject({ identifier, users: [{ email }], account_events: [{ kind: "created" }], notes: [] });
    },
  },
};
