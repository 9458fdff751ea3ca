// Knows whose account is gone when the database reports a missing user: the caller's own, or somebody else's.
import { defineRoute, jsonAnswer, SIGNED_IN } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { isOfGone, isOfNobody } from "../../../../adapters/postgres/src/index.ts";
import { bearer } from "../testing/author.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { createHttp } from "./create-http.ts";
import { createBodyRoom } from "./limits/hold-bodies.ts";
import { createFilePlaces } from "./limits/hold-files.ts";
import { createGuessLimit } from "./limits/limit-guesses.ts";
import { serveRoutes } from "./serve-routes.ts";

/** Writes something for a user who may be gone. */
const NOTING = {
  note: defineRoute({
    method: "GET",
    path: "/api/note/{id}",
    summary: "Note.",
    admission: SIGNED_IN,
    params: z.object({ id: z.string() }),
    answer: jsonAnswer(z.object({})),
  }),
};

let server: TestServer;
let app: ReturnType<typeof createHttp>;
beforeAll(async () => {
  server = await startTestServer();
  const { world, config } = server;
  app = createHttp(config, { isUnavailable: () => false });
  const guesses = createGuessLimit(world.guessCounts);
  const [bodies, files] = [createBodyRoom(), createFilePlaces()];
  const terms = { uploads: config.uploads, guesses, bodies, files, isOfGone, isOfNobody };
  const handlers = {
    note: async ({ actor, params }: { actor: { clientId: string }; params: { id: string } }) => {
      const [createdAt, expiresAt] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
      const link = { id: world.dice.createId(), type: "active-account", createdAt, expiresAt } as const;
      await world.accountLinks.addMany(actor, [{ ...link, clientId: actor.clientId, userId: params.id }]);
      return succeed({});
    },
  };
  serveRoutes(app, world, NOTING, handlers, terms);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function recruit(login: string) {
  const some = await server.world.users.findByIdentifier("demo_admin");
  if (!some) throw new Error("no administrator");
  const person = { ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}` };
  await server.world.users.add(person);
  return { ...person, headers: bearer((await server.signIn(person.identifier)).token) };
}
const remove = (id: string, clientId: string) =>
  server.world.users.remove({ clientId }, [id], server.world.dice.createId);
async function note(by: { headers: Record<string, string> }, id: string) {
  const answer = await app.inject({ url: `/api/note/${id}`, headers: by.headers });
  return [answer.statusCode, answer.json().detail];
}

test("§8.3 whoever does something for another whose account went meanwhile stays signed in", async () => {
  const [admin, gone] = [await recruit("admin1"), await recruit("gone1")];
  expect(await note(admin, gone.id)).toEqual([200, undefined]);
  await remove(gone.id, gone.clientId);
  expect(await note(admin, gone.id)).toEqual([500, "unexpected"]);
  expect((await server.app.inject({ url: "/api/me", headers: admin.headers })).statusCode).toBe(200);
});

test("§8.3 a token whose own account went meanwhile is told so", async () => {
  const gone = await recruit("gone2");
  await remove(gone.id, gone.clientId);
  expect(await note(gone, gone.id)).toEqual([401, "token.invalid"]);
});
