// Knows how the routes of one person's page are called in tests.
import type { personPage } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { enrolIn, holdClass } from "../hold-classes.ts";
import { inventPerson, ownPassword } from "../people.ts";
import type { Answered, Caller, CasesOf, Scene } from "../route-case.ts";

const ADMIN = "demo_admin";
const id = ({ user }: Scene) => ({ id: user });
const NOBODY = "00000000-0000-4000-8000-000000000000";

async function createSignedIn({ server, succeed }: Caller): Promise<Answered> {
  const body = { ...inventPerson(), password: DEMO_PASSWORD };
  const { user } = await succeed("createUser", ADMIN, { body });
  await ownPassword(server, user);
  await server.signIn(user.identifier);
  return user;
}
const list = async ({ succeed }: Caller, userId: string): Promise<readonly Answered[]> =>
  (await succeed("listPersonSessions", ADMIN, { params: { id: userId } })).sessions;

export const PERSON_PAGE_CASES: CasesOf<typeof personPage> = {
  readPersonLearning: {
    params: id,
    async succeeds({ succeed, scene }) {
      const { products, plays, conversations } = await succeed("readPersonLearning", ADMIN, { params: id(scene) });
      const found = products.find(({ slug }: Answered) => slug === scene.product);
      expect(found).toMatchObject({ type: "learniz", isOpen: true, parts: 0 });
      expect(plays).toBeInstanceOf(Array);
      expect(conversations.map(({ slug }: Answered) => slug)).toContain(scene.conversation);
    },
  },
  readPersonAttendance: {
    params: id,
    async succeeds(caller) {
      const user = await createSignedIn(caller);
      const count = () => caller.succeed("readPersonAttendance", ADMIN, { params: { id: user.id } });
      expect(await count()).toEqual({ places: 0, marks: 0 });
      const [coming, { slot }] = [await holdClass(caller.server, 60), await holdClass(caller.server, 5)];
      for (const one of [coming.slot, slot]) await enrolIn(caller.server, one, user.identifier);
      await caller.succeed("signSlot", user.identifier, { params: { slotId: slot } });
      expect(await count()).toEqual({ places: 2, marks: 1 });
    },
  },
  listGivableProducts: {
    badQueries: [{ user: "x".repeat(201) }],
    async succeeds(caller) {
      const { product } = caller.scene;
      const slugs = async (query: Readonly<Record<string, string>>) =>
        (await caller.succeed("listGivableProducts", ADMIN, { query })).products.map(({ slug }: Answered) => slug);
      expect(await slugs({})).toContain(product);
      // A product that is open to everybody is not listed as given.
      expect(await slugs({ user: caller.scene.user })).not.toContain(product);
    },
  },
  givePersonProduct: {
    params: id,
    body: ({ product }) => ({ product }),
    badBodies: [{}, { product: "" }],
    async succeeds(caller) {
      const { product } = caller.scene;
      const user = await createSignedIn(caller);
      await caller.succeed("givePersonProduct", ADMIN, { params: { id: user.id }, body: { product } });
    },
  },
  listPersonEvents: {
    params: id,
    async succeeds(caller) {
      const user = await createSignedIn(caller);
      const change = { ...inventPerson(), login: user.login, email: "other@example.org" };
      await caller.succeed("updateUser", ADMIN, { params: { id: user.id }, body: change });
      const { events } = await caller.succeed("listPersonEvents", ADMIN, { params: { id: user.id } });
      expect(events.map(({ kind }: Answered) => kind)).toEqual(["changed", "created"]);
      expect(events[0].changes).toContainEqual({ field: "email", before: [user.email], after: [change.email] });
      expect(events[0].by).toMatchObject({ isThemselves: false, isElsewhere: false });
    },
  },
  listPersonSessions: {
    params: id,
    async succeeds(caller) {
      const user = await createSignedIn(caller);
      expect(await list(caller, user.id)).toMatchObject([{ isCurrent: false }]);
    },
  },
  endPersonSession: {
    params: ({ user }) => ({ id: user, sessionId: NOBODY }),
    async succeeds(caller) {
      const user = await createSignedIn(caller);
      await caller.server.signIn(user.identifier);
      const [last, first] = await list(caller, user.id);
      await caller.succeed("endPersonSession", ADMIN, { params: { id: user.id, sessionId: last.id } });
      expect(await list(caller, user.id)).toEqual([first]);
    },
  },
  endPersonSessions: {
    params: id,
    async succeeds(caller) {
      const user = await createSignedIn(caller);
      await caller.succeed("endPersonSessions", ADMIN, { params: { id: user.id } });
      expect(await list(caller, user.id)).toEqual([]);
    },
  },
};
