// Knows how the people of a client are asked for over HTTP.
import type { PeopleCriteria } from "@academiz/application/ports";
import { impersonation, userFiles, users } from "@academiz/contract";
import { HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createPeopleDirectory } from "./index.ts";
import { answerProblem, mockRoute } from "./testing/mock-route.ts";
import { startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () =>
  createPeopleDirectory({
    api: startClient().api,
    entries: { BACK_OFFICE: "/admin/auth/sso", FRONT_DYNAMIC: "/auth/sso" },
  });
const ines = {
  id: "7",
  identifier: "demo_ines",
  login: "ines",
  email: "ines@example.org",
  firstname: "Ines",
  lastname: "Marchand",
  locale: null,
  roles: ["ROLE_LEARNER" as const],
  type: null,
  active: true,
  isInvited: false,
  admitted: null,
  hasAcceptedCgu: false,
  trainerMeans: [],
  affectations: ["a"],
  criterias: ["c"],
  client: { id: "1", slug: "demo", name: "Demo", locale: "fr" },
};
const criteria: PeopleCriteria = {
  query: "",
  order: "name",
  page: 2,
  roles: [],
  isActive: null,
  affectations: [],
  criterias: [],
};

test("§7.24 the query of a list holds only what is asked for", async () => {
  const asked: string[][] = [];
  server.use(
    mockRoute(users.listUsers, ({ query }) => {
      asked.push([...query].map(([name, value]) => `${name}=${value}`).sort());
      return { users: [ines], meta: { totalItems: 51, page: 2, limit: 50 } };
    }),
  );
  const directory = open();
  expect(await directory.list(criteria, 50)).toMatchObject({
    ok: true,
    value: { people: [{ id: "7", affectations: ["a"] }], total: 51 },
  });
  await directory.list(
    { ...criteria, query: "in", roles: ["ROLE_MANAGER"], isActive: false, affectations: ["a"], criterias: ["c"] },
    50,
  );
  expect(asked).toEqual([
    ["limit=50", "order=name", "page=2"],
    [
      "active[]=inactive",
      "affectations[]=a",
      "criterias[]=c",
      "limit=50",
      "order=name",
      "page=2",
      "query=in",
      "roles[]=ROLE_MANAGER",
    ],
  ]);
});

test("§7.28 a refusal says why, and a temporary password is sent only where there is one", async () => {
  const bodies: unknown[] = [];
  server.use(
    mockRoute(users.createUser, ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? answerProblem("user.login-taken") : { user: ines };
    }),
  );
  const person = {
    login: "ines",
    email: "ines@example.org",
    firstname: "Ines",
    lastname: "Marchand",
    locale: null,
    roles: ["ROLE_LEARNER" as const],
    affectations: [],
    criterias: [],
    trainerMeans: [],
  };
  const directory = open();
  expect(await directory.create({ ...person, password: "Blue-Kettle-2026!" })).toMatchObject({
    ok: false,
    error: { detail: "user.login-taken" },
  });
  expect(await directory.create(person)).toMatchObject({ ok: true, value: { identifier: "demo_ines" } });
  expect(bodies).toEqual([{ ...person, password: "Blue-Kettle-2026!" }, person]);
});

test("§7.9 standing in for somebody opens an address whose tokens no server logs", async () => {
  server.use(mockRoute(impersonation.impersonate, () => ({ token: "a.b", refreshToken: "c/d" })));
  expect(await open().standIn("demo_ines", "FRONT_DYNAMIC")).toEqual({
    ok: true,
    value: "/auth/sso#token=a.b&refreshToken=c%2Fd",
  });
});

test("§7.28 somebody who never came in is invited again, and it is said whether the mail leaves", async () => {
  server.use(
    mockRoute(users.getUser, () => ({ user: { ...ines, isInvited: true } })),
    mockRoute(users.inviteUser, ({ params }) =>
      params.id === "7" ? { mails: "stay" as const } : answerProblem("invitation.too-soon"),
    ),
  );
  const directory = open();
  expect(await directory.read("7")).toMatchObject({ ok: true, value: { isInvited: true } });
  expect(await directory.invite("7")).toEqual({ ok: true, value: "stay" });
  expect(await directory.invite("8")).toMatchObject({ ok: false, error: { detail: "invitation.too-soon" } });
});

test("§7.39 the file of all of them comes with its name", async () => {
  server.use(
    mockRoute(userFiles.exportUsers, () =>
      HttpResponse.text("login\n", { headers: { "content-disposition": 'attachment; filename="people.csv"' } }),
    ),
  );
  const file = await open().write("csv");
  expect(file.ok && [file.value.name, new TextDecoder().decode(file.value.bytes)]).toEqual(["people.csv", "login\n"]);
});
