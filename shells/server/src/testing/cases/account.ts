// Knows how the routes of account links are called in tests.
import type { account } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { prepareData } from "../../operation/prepare-data.ts";
import { bearer } from "../author.ts";
import { inventPerson, ownPassword } from "../people.ts";
import { type Caller, type CasesOf, call } from "../route-case.ts";
import { startTestServer } from "../start-test-server.ts";

const SETUP = {
  token: "x",
  clientSlug: "acme",
  clientName: "Acme",
  login: "ada",
  email: "ada@acme.example",
  locale: "fr",
  password: "x",
};
const NEW_PASSWORD = "Grand-Soleil7-2026";

/** The token in the newest mail to a user of the demo, whose request comes a minute after the one before. */
async function askToken({ server, succeed }: Caller, login: string): Promise<string> {
  server.advance(60_000);
  await succeed("askAccountLink", null, { params: { clientSlug: "demo", login } });
  await server.carryMails();
  const { mails } = await succeed("listMails", "demo_superadmin");
  const mail = mails.find(({ to }: { to: string }) => to === `${login}@demo.example`);
  const { text } = await succeed("readMail", "demo_superadmin", { params: { mailId: mail.id } });
  return /#token=(\S+)/.exec(text)?.[1] ?? "";
}

export const ACCOUNT_CASES: CasesOf<typeof account> = {
  findClientSlug: {
    async succeeds({ succeed }) {
      expect(await succeed("findClientSlug", null, { query: { slug: " DEMO " } })).toBe("demo");
    },
  },
  askAccountLink: {
    params: () => ({ clientSlug: "demo", login: "nobody" }),
    hidesNothing: true,
    async succeeds(caller) {
      expect(await askToken(caller, "manager")).not.toBe("");
    },
  },
  checkAccountLink: {
    async succeeds(caller) {
      const headers = bearer(await askToken(caller, "author"));
      expect((await call(caller.server, "checkAccountLink", { headers })).statusCode).toBe(204);
    },
  },
  resetPassword: {
    body: () => ({ password: "x" }),
    badBodies: [{ password: "x".repeat(513) }],
    async succeeds(caller) {
      const headers = bearer(await askToken(caller, "trainer"));
      const answer = await call(caller.server, "resetPassword", { headers, body: { password: NEW_PASSWORD } });
      expect(answer.statusCode).toBe(204);
      await caller.succeed("login", null, { body: { login: "demo_trainer", password: NEW_PASSWORD } });
    },
  },
  changeTemporaryPassword: {
    params: () => ({ id: "demo_nobody" }),
    hidesNothing: true,
    body: () => ({ password: "x" }),
    async succeeds({ server, succeed }) {
      const user = await server.world.users.findByIdentifier("demo_manager");
      if (!user) throw new Error("the demo has no manager");
      const passwordHash = await server.world.passwords.hash(DEMO_PASSWORD);
      await server.world.users.giveTemporaryPassword(user, user.id, passwordHash);
      const sent = { params: { id: "demo_manager" }, body: { password: NEW_PASSWORD } };
      await succeed("changeTemporaryPassword", "demo_manager", sent);
      await succeed("login", null, { body: { login: "demo_manager", password: NEW_PASSWORD } });
    },
  },
  changePassword: {
    params: () => ({ id: "demo_nobody" }),
    hidesNothing: true,
    body: () => ({ password: "x", currentPassword: "y" }),
    badBodies: [{ password: "x".repeat(513) }],
    async succeeds({ server, succeed }) {
      const person = { ...inventPerson(), password: DEMO_PASSWORD };
      const { user } = await succeed("createUser", "demo_admin", { body: person });
      await ownPassword(server, user);
      const body = { password: NEW_PASSWORD, currentPassword: DEMO_PASSWORD };
      await succeed("changePassword", user.identifier, { params: { id: user.identifier }, body });
      await succeed("login", null, { body: { login: user.identifier, password: NEW_PASSWORD } });
    },
  },
  setUpPlatform: {
    body: () => SETUP,
    badBodies: [
      { ...SETUP, clientSlug: "a_b" },
      { ...SETUP, email: "nobody" },
    ],
    async succeeds() {
      const empty = await startTestServer({ NODE_ENV: "production" });
      try {
        const { setupLink } = await prepareData(empty.config, empty.world);
        const body = { ...SETUP, token: setupLink?.split("#token=")[1] ?? "", password: NEW_PASSWORD };
        expect((await call(empty, "setUpPlatform", { body })).json()).toEqual({
          identifier: "acme_ada",
          clientSlug: "acme",
        });
        const signedIn = await call(empty, "login", { body: { login: "acme_ada", password: NEW_PASSWORD } });
        expect(signedIn.statusCode).toBe(200);
      } finally {
        await empty.close();
      }
    },
  },
};
