import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Experts, ManagedPerson, Trouble } from "../ports/index.ts";
import { connectExperts, type ExpertsView, expertsMachine } from "./index.ts";

const person = (id: string): ManagedPerson => ({
  ...{ id, identifier: `demo_${id}`, login: id, email: `${id}@example.org`, firstname: id, lastname: "" },
  ...{
    locale: null,
    roles: ["ROLE_LEARNER"],
    active: true,
    isInvited: false,
    affectations: [],
    criterias: [],
    trainerMeans: [],
  },
});

const OVERTAKEN: Trouble = { ...OFFLINE, kind: "conflict" };

function open() {
  const line = createNetworkLine();
  let stored: Experts = { isEnabled: false, experts: [] };
  const overtake = (next: Experts) => {
    stored = next;
  };
  const actor = createActor(expertsMachine, {
    input: {
      gateway: {
        read: () => line.pass("read", () => ({ ok: true, value: stored })),
        name: (isEnabled, ids, before) =>
          line.pass("name", () => {
            if (before !== stored) return { ok: false, error: OVERTAKEN };
            stored = { isEnabled, experts: ids.map((id) => ({ id, name: id, identifier: id, email: id })) };
            return { ok: true, value: stored };
          }),
      },
      people: {
        list: ({ query }) =>
          line.pass("list", () => ({ ok: true, value: { people: [person(query), person("other")], total: 2 } })),
      },
    },
  }).start();
  const view = () => connectExperts(actor.getSnapshot());
  const until = async (isTrue: (view: ExpertsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectExperts(snapshot)));
    return view();
  };
  return { actor, line, overtake, until, view };
}

describe("experts", () => {
  it("§3.41 are found, named and removed, each change stored at once; an expert is not offered again", async () => {
    const { actor, until } = open();
    await until(({ phase }) => phase === "ready");
    actor.send({ type: "switch.turned", isEnabled: true });
    await until(({ stored }) => stored?.isEnabled === true);
    actor.send({ type: "people.searched", query: "ada" });
    expect((await until(({ found }) => found !== null)).found?.map(({ id }) => id)).toEqual(["ada", "other"]);
    actor.send({ type: "expert.added", id: "ada" });
    const named = await until(({ stored }) => stored?.experts.length === 1);
    expect(named.found?.map(({ id }) => id)).toEqual(["other"]);
    expect(named.stored?.isEnabled).toBe(true);
    actor.send({ type: "expert.removed", id: "ada" });
    expect((await until(({ stored }) => stored?.experts.length === 0)).stored?.isEnabled).toBe(true);
  });

  it("§3.41 changes of others are not lost: they are told and shown, and the next change is based on them", async () => {
    const { actor, overtake, until } = open();
    await until(({ phase }) => phase === "ready");
    const ada = { id: "ada", name: "ada", identifier: "ada", email: "ada" };
    overtake({ isEnabled: false, experts: [ada] });
    actor.send({ type: "switch.turned", isEnabled: true });
    const told = await until(({ isSaving, trouble }) => trouble !== null && !isSaving);
    expect(told).toMatchObject({ trouble: OVERTAKEN, stored: { isEnabled: false, experts: [{ id: "ada" }] } });
    actor.send({ type: "switch.turned", isEnabled: true });
    const { stored } = await until(({ trouble }) => trouble === null);
    expect(stored).toMatchObject({ isEnabled: true, experts: [{ id: "ada" }] });
  });

  it("§8.6 a failed loading or storing is told, and nothing is shown as stored that is not", async () => {
    const { actor, line, until } = open();
    line.fail("name", OFFLINE);
    await until(({ phase }) => phase === "ready");
    actor.send({ type: "expert.added", id: "ada" });
    expect((await until(({ trouble }) => trouble !== null)).stored?.experts).toEqual([]);
  });
});
