// Knows how the routes of the users are called in tests.
import type { users } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { inventPerson, ownPassword } from "../people.ts";
import type { Answered, Caller, CasesOf, Scene } from "../route-case.ts";

const ADMIN = "demo_admin";
const id = ({ user }: Scene) => ({ id: user });
const PLACE = { id: "north", title: "North", lvl: 0, children: [] };

const create = async ({ succeed }: Pick<Caller, "succeed">, more: object = {}): Promise<Answered> =>
  (await succeed("createUser", ADMIN, { body: { ...inventPerson(), ...more } })).user;
const read = async ({ succeed }: Caller, userId: string): Promise<Answered> =>
  (await succeed("getUser", ADMIN, { params: { id: userId } })).user;
const gone = (caller: Caller, userId: string) => expect(read(caller, userId)).rejects.toThrow("not-found");
/** The client has a place, and a criterion. */
export const organise = ({ succeed, scene }: Caller) =>
  succeed("putOrganisation", ADMIN, {
    params: { id: scene.clientId },
    body: { affectations: [PLACE], criterias: [{ label: "Trade", children: [] }] },
  });

export const USER_CASES: CasesOf<typeof users> = {
  listUsers: {
    badQueries: [
      { limit: "0" },
      { limit: "1000000000" },
      { page: "NaN" },
      { order: "name;drop" },
      { "roles[]": "ROLE_KING" },
      { "active[]": "yes" },
    ],
    async succeeds(caller) {
      const made = await create(caller);
      const query = { query: made.firstname.toUpperCase(), "roles[]": "ROLE_LEARNER", "active[]": "active" };
      const { users, meta } = await caller.succeed("listUsers", ADMIN, { query });
      expect(users).toEqual([made]);
      expect(meta).toEqual({ totalItems: 1, page: 1, limit: 20 });
    },
  },
  searchUsers: {
    badQueries: [{}, { query: "x".repeat(201) }],
    async succeeds(caller) {
      const { id, identifier, firstname, lastname, email } = await create(caller);
      const found = await caller.succeed("searchUsers", ADMIN, { query: { query: email } });
      expect(found.users).toEqual([{ id, identifier, firstname, lastname, email }]);
    },
  },
  getUser: {
    params: id,
    async succeeds({ succeed, scene }) {
      const { user } = await succeed("getUser", ADMIN, { params: id(scene) });
      expect(user).toMatchObject({ identifier: "demo_learner", client: { id: scene.clientId, slug: "demo" } });
      expect(JSON.stringify(user)).not.toContain("assword");
    },
  },
  createUser: {
    body: () => ({ ...inventPerson(), admitted: "2026-01-02T03:04:05.678+02:00" }),
    badBodies: [
      { ...inventPerson(), login: "a b" },
      { ...inventPerson(), email: "nobody" },
      { ...inventPerson(), firstname: " " },
      { ...inventPerson(), lastname: "A\nB" },
      { ...inventPerson(), roles: ["ROLE_KING"] },
      { ...inventPerson(), admitted: "yesterday" },
      { ...inventPerson(), affectations: ["nowhere"] },
      { ...inventPerson(), trainerMeans: ["abc/spring", "spring"] },
    ],
    async succeeds(caller) {
      const made = await create(caller, { admitted: "2026-01-02T03:04:05.678+02:00", type: "internal" });
      expect(made).toMatchObject({ admitted: "2026-01-02T01:04:05.678Z", type: "internal", active: true });
      expect(await read(caller, made.id)).toEqual(made);
      const given = await create(caller, { password: DEMO_PASSWORD });
      expect((await caller.succeed("me", given.identifier)).hasTemporaryPassword).toBe(true);
    },
  },
  updateUser: {
    params: id,
    body: () => ({ ...inventPerson(), trainerMeans: ["abc/spring"] }),
    badBodies: [
      { ...inventPerson(), login: "" },
      { ...inventPerson(), criterias: ["None"] },
      { ...inventPerson(), trainerMeans: ["/spring"] },
      { ...inventPerson(), trainerMeans: ["abc/"] },
    ],
    async succeeds(caller) {
      const made = await create(caller, { type: "internal" });
      const body = { ...inventPerson(), roles: ["ROLE_TRAINER", "ROLE_LEARNER"] };
      await caller.succeed("updateUser", ADMIN, { params: { id: made.id }, body });
      const roles = ["ROLE_LEARNER", "ROLE_TRAINER"];
      expect(await read(caller, made.id)).toEqual({ ...made, ...body, roles, identifier: `demo_${body.login}` });
    },
  },
  activateUser: {
    params: id,
    body: () => ({ active: false }),
    async succeeds(caller) {
      const made = await create(caller);
      await caller.succeed("activateUser", ADMIN, { params: { id: made.id }, body: { active: false } });
      expect((await read(caller, made.id)).active).toBe(false);
    },
  },
  inviteUser: {
    params: id,
    async succeeds(caller) {
      const made = await create(caller);
      expect(made.isInvited).toBe(true);
      caller.server.advance(60_000);
      expect(await caller.succeed("inviteUser", ADMIN, { params: { id: made.id } })).toEqual({ mails: "stay" });
      const { mails } = await caller.succeed("listMails", ADMIN);
      expect(mails.filter(({ to }: Answered) => to === made.email)).toHaveLength(2);
    },
  },
  deleteUser: {
    params: id,
    async succeeds(caller) {
      const made = await create(caller);
      await caller.succeed("deleteUser", ADMIN, { params: { id: made.id } });
      await gone(caller, made.id);
    },
  },
  deleteUsers: {
    body: ({ user }) => ({ ids: [user] }),
    badBodies: [{ ids: [] }],
    async succeeds(caller) {
      const [one, other] = [await create(caller), await create(caller)];
      await caller.succeed("deleteUsers", ADMIN, { body: { ids: [one.id, other.id, one.id] } });
      for (const made of [one, other]) await gone(caller, made.id);
    },
  },
  listUserMeans: {
    params: id,
    async succeeds(caller) {
      const made = await create(caller, { trainerMeans: ["abc/spring", "abc/x/y", "def/spring", "abc/spring"] });
      const { means } = await caller.succeed("listUserMeans", ADMIN, { params: { id: made.id } });
      expect(means).toEqual([
        { slug: "spring", productSlug: "abc" },
        { slug: "x/y", productSlug: "abc" },
        { slug: "spring", productSlug: "def" },
      ]);
    },
  },
  listSubProducts: {
    params: ({ user, product }) => ({ id: user, productId: product }),
    async succeeds({ succeed, scene }) {
      const params = { id: scene.user, productId: scene.product };
      expect(await succeed("listSubProducts", ADMIN, { params })).toEqual({ subProducts: [] });
      const config = { version: "1.0.0", context: { title: "Both" }, config: { local: "FR" } };
      const sectionDetails = { productsSlugs: [{ slug: scene.product }] };
      const body = { name: "Both", configDraft: { ...config, sectionDetails } };
      const section = await succeed("createProduct", "demo_author", { params: { type: "section" }, body });
      const within = { id: scene.user, productId: section.slug };
      const { subProducts } = await succeed("listSubProducts", ADMIN, { params: within });
      expect(subProducts).toEqual([{ slug: scene.product, name: expect.any(String), type: "learniz", progress: null }]);
      await expect(succeed("listSubProducts", ADMIN, { params: { ...params, productId: "x" } })).rejects.toThrow("404");
    },
  },
  getUserOrganisation: {
    params: id,
    badQueries: [{ type: "half" }],
    async succeeds(caller) {
      await organise(caller);
      const made = await create(caller, { affectations: ["north"], criterias: ["Trade"] });
      const placed = await caller.succeed("getUserOrganisation", ADMIN, {
        params: { id: made.id },
        query: { type: "full" },
      });
      const criterias = [{ label: "Trade", children: [] }];
      const trees = { affectations: [PLACE], criterias, affectationsMain: [PLACE], criteriasMain: criterias };
      expect(placed).toEqual(trees);
    },
  },
  putUserOrganisation: {
    params: id,
    body: () => ({ affectations: [], criterias: [] }),
    badBodies: [{ affectations: ["nowhere"] }],
    async succeeds(caller) {
      await organise(caller);
      const made = await create(caller, { criterias: ["Trade"] });
      const params = { id: made.id };
      await caller.succeed("putUserOrganisation", ADMIN, { params, body: { affectations: ["north"] } });
      expect(await read(caller, made.id)).toMatchObject({ affectations: ["north"], criterias: ["Trade"] });
    },
  },
  listCollaborators: {
    badQueries: [{ limit: "0" }, { order: "id" }],
    async succeeds(caller) {
      await organise(caller);
      const place = { affectations: ["north"] };
      const manager = await create(caller, { ...place, roles: ["ROLE_MANAGER"], password: DEMO_PASSWORD });
      await ownPassword(caller.server, manager);
      const made = await create(caller, place);
      const seen = await caller.succeed("listCollaborators", manager.identifier, { query: { query: made.login } });
      expect(seen.users.map(({ identifier }: Answered) => identifier)).toEqual([made.identifier]);
    },
  },
};
