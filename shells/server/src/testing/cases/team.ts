// Knows how the routes of a manager's team are called in tests.
import { tellDue } from "@academiz/backend";
import type { team } from "@academiz/contract";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { inventPerson, ownPassword } from "../people.ts";
import type { Answered, Caller, CasesOf, Scene } from "../route-case.ts";
import { organise } from "./users.ts";

const ADMIN = "demo_admin";
const id = ({ user }: Scene) => ({ id: user });

/** A manager, and somebody who stands in the same place. */
async function createTeam(caller: Caller): Promise<{ readonly manager: string; readonly user: Answered }> {
  await organise(caller);
  const create = async (role: string): Promise<Answered> => {
    const body = { ...inventPerson(), roles: [role], affectations: ["north"], password: DEMO_PASSWORD };
    const { user } = await caller.succeed("createUser", ADMIN, { body });
    await ownPassword(caller.server, user);
    return user;
  };
  return { manager: (await create("ROLE_MANAGER")).identifier, user: await create("ROLE_LEARNER") };
}

export const TEAM_CASES: CasesOf<typeof team> = {
  readCollaborator: {
    params: id,
    async succeeds(caller) {
      const { manager, user } = await createTeam(caller);
      const seen = await caller.succeed("readCollaborator", manager, { params: { id: user.id } });
      expect(seen).toMatchObject({ id: user.id, firstname: user.firstname });
      const open = seen.products.find(({ slug }: Answered) => slug === caller.scene.product);
      expect(open).toMatchObject({ isOpen: true, remindedAt: null });
    },
  },
  remindCollaborator: {
    params: id,
    body: ({ product }) => ({ product, message: "" }),
    badBodies: [{}, { product: "p", message: "x".repeat(501) }],
    async succeeds(caller) {
      const { manager, user } = await createTeam(caller);
      const params = { id: user.id };
      const body = { product: caller.scene.product, message: "Before Friday, please." };
      await caller.succeed("remindCollaborator", manager, { params, body });
      const { notifications } = await caller.succeed("listNotifications", user.identifier);
      expect(notifications[0]).toMatchObject({ type: "Session", info: { productSlug: caller.scene.product } });
    },
  },
  countLate: {
    async succeeds(caller) {
      const { manager } = await createTeam(caller);
      expect(await caller.succeed("countLate", manager)).toEqual({ people: 0, unreminded: 0, reminders: 0 });
    },
  },
  remindLate: {
    body: () => ({ message: "" }),
    badBodies: [{ message: "x".repeat(501) }, { message: 1 }],
    async succeeds(caller) {
      const { manager, user } = await createTeam(caller);
      const params = { slug: caller.scene.product };
      const { slug: _, url: __, ...stored } = await caller.succeed("productPerimeter", ADMIN, { params });
      const { name, audience, from, until } = stored;
      const due = new Date(Date.now() - 60_000).toISOString();
      await caller.succeed("settlePerimeter", ADMIN, { params, body: { name, audience, from, until, due } });
      const body = { message: "Before Friday, please." };
      expect(await caller.succeed("remindLate", manager, { body })).toMatchObject({ left: 0 });
      await tellDue(caller.server.world);
      const { notifications } = await caller.succeed("listNotifications", user.identifier);
      const about = notifications.filter(({ info }: Answered) => info.productSlug === caller.scene.product);
      expect(about.map(({ type }: Answered) => type)).toEqual(expect.arrayContaining(["CloseSession", "Session"]));
      await caller.succeed("settlePerimeter", ADMIN, { params, body: { name, audience, from, until, due: null } });
    },
  },
  giveProduct: {
    params: id,
    body: ({ product }) => ({ product }),
    badBodies: [{}, { product: "" }],
    async succeeds(caller) {
      const { manager, user } = await createTeam(caller);
      const params = { id: user.id };
      await caller.succeed("giveProduct", manager, { params, body: { product: caller.scene.product } });
    },
  },
};
