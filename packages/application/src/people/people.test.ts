import { ROLES, type Role } from "@academiz/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ManagedPerson, PeopleCriteria, PeopleDirectory } from "../ports/index.ts";
import { connectPeople, listPeople, PEOPLE_PAGE, peopleMachine, readRights } from "./index.ts";

const criteria: PeopleCriteria = {
  query: "",
  order: "name",
  page: 1,
  roles: [],
  isActive: null,
  affectations: [],
  criterias: [],
};
const person = (at: number): ManagedPerson => ({
  id: `p${at}`,
  identifier: `demo_p${at}`,
  login: `p${at}`,
  email: `p${at}@example.org`,
  firstname: "",
  lastname: `Person ${at}`,
  locale: null,
  roles: ["ROLE_LEARNER"],
  active: true,
  isInvited: false,
  affectations: [],
  criterias: [],
  trainerMeans: [],
});

describe("§7.24 the people of a client", () => {
  it("are shown a page at a time; no match is shown differently from no people", async () => {
    const everybody = Array.from({ length: PEOPLE_PAGE + 3 }, (_, at) => person(at));
    const directory: Pick<PeopleDirectory, "list" | "read"> = {
      list: async ({ page, query }: PeopleCriteria, limit: number) => {
        const found = everybody.filter(({ login }) => login.includes(query));
        return { ok: true, value: { people: found.slice((page - 1) * limit, page * limit), total: found.length } };
      },
      read: async () => ({ ok: false, error: { kind: "not-found", detail: "not-found" } }),
    };
    const actor = createActor(peopleMachine, { input: { lister: listPeople(directory), criteria } }).start();
    const until = async (isTrue: (view: ReturnType<typeof connectPeople>) => boolean) => {
      await waitFor(actor, (snapshot) => isTrue(connectPeople(snapshot)));
      return connectPeople(actor.getSnapshot());
    };
    expect(await until(({ phase }) => phase === "ready")).toMatchObject({
      pageCount: 2,
      range: { first: 1, last: PEOPLE_PAGE, total: PEOPLE_PAGE + 3 },
    });
    actor.send({ type: "criteria.changed", criteria: { ...criteria, query: "zz" } });
    expect(await until(({ isRefreshing, rows }) => !isRefreshing && rows.length === 0)).toMatchObject({
      isEmpty: false,
    });
  });
});

describe("decisions 2: what may be done with an account", () => {
  const roles = fc.subarray([...ROLES], { minLength: 1 });
  const rank = (list: readonly Role[]) => Math.max(...list.map((role) => ROLES.indexOf(role)));

  it("nobody of a higher role can be changed, and nobody closes, deletes or impersonates themselves", () => {
    fc.assert(
      fc.property(
        roles,
        roles,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (own, theirs, active, isInvited, isOneself) => {
          const identifier = isOneself ? "demo_me" : "demo_other";
          const rights = readRights(
            { identifier: "demo_me", roles: own },
            { identifier, roles: theirs, active, isInvited },
          );
          expect(rights.mayChange).toBe(rank(theirs) <= rank(own));
          expect(rights.mayRemove).toBe(rights.mayChange && !isOneself);
          expect(rights.mayGive).toBe(rights.mayChange && active);
          expect(rights.mayInvite).toBe(rights.mayChange && active && isInvited);
          if (rights.mayStandIn) expect([isOneself, active, rank(theirs) <= rank(own)]).toEqual([false, true, true]);
          if (rank(own) < ROLES.indexOf("ROLE_ADMIN")) expect(rights.mayStandIn).toBe(false);
        },
      ),
    );
  });
});
