import type { Result } from "@academiz/domain/kernel";
import type { ClassroomMean } from "@academiz/domain/products";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { SessionUse, Trouble } from "../ports/index.ts";
import { classroomContentMachine, connectClassroomContent } from "./index.ts";

const mean = (slug: string): ClassroomMean => ({
  ...{ slug, title: slug.toUpperCase(), description: "" },
  ...{ signing: "code", enrolment: "trainer" },
});
const OFFLINE: Trouble = { kind: "offline", detail: "network" };
const uses = (slots: number): Result<SessionUse, Trouble> => ({
  ok: true,
  value: { slots, enrolments: 2, signatures: 1 },
});

function open(stored: readonly string[], answers: Result<SessionUse, Trouble>[] = []) {
  const asked: string[] = [];
  const gateway = {
    readUse: async (_: string, of: string) => {
      asked.push(of);
      return answers.shift() ?? uses(0);
    },
  };
  const input = { gateway, slug: "p", stored: stored.map(mean) };
  const actor = createActor(classroomContentMachine, { input }).start();
  const view = () => connectClassroomContent(actor.getSnapshot());
  const order = () =>
    view()
      .means.map(({ slug }) => slug)
      .join("");
  return { actor, asked, view, order };
}

describe("§3.193 the sessions of a classroom as they are written", () => {
  it("are added once, changed, moved to any place and no further, and given back", () => {
    const { actor, view, order } = open(["a", "b"]);
    actor.send({ type: "session.added", mean: mean("c") });
    actor.send({ type: "session.added", mean: mean("c") });
    actor.send({ type: "session.moved", slug: "c", to: -3 });
    actor.send({ type: "session.moved", slug: "none", to: 0 });
    actor.send({ type: "session.changed", mean: { ...mean("a"), title: "Anew" } });
    expect([order(), view().means[1]?.title, view().isChanged]).toEqual(["cab", "Anew", true]);
    actor.send({ type: "changes.dropped" });
    expect([order(), view().isChanged]).toEqual(["ab", false]);
    actor.send({ type: "sessions.stored", means: [mean("b")] });
    expect([order(), view().isChanged]).toEqual(["b", false]);
  });

  it("§7.115 are removed once it is known that nothing depends on them, and stay while something does", async () => {
    const { actor, view, order } = open(["a", "b"], [uses(0), uses(3)]);
    actor.send({ type: "removal.asked", slug: "a" });
    await waitFor(actor, (snapshot) => snapshot.matches("asked"));
    actor.send({ type: "removal.confirmed" });
    expect([order(), view().leaving]).toEqual(["b", null]);
    actor.send({ type: "removal.asked", slug: "b" });
    await waitFor(actor, (snapshot) => snapshot.matches("asked"));
    expect(view().leaving).toMatchObject({ mayLeave: false, use: { slots: 3 } });
    actor.send({ type: "removal.confirmed" });
    expect(order()).toBe("b");
    actor.send({ type: "removal.dropped" });
    expect([order(), view().leaving]).toEqual(["b", null]);
  });

  it("that were never stored are removed without a question; a question that failed is asked again", async () => {
    const { actor, asked, view, order } = open(["a"], [{ ok: false, error: OFFLINE }]);
    actor.send({ type: "session.added", mean: mean("new") });
    actor.send({ type: "removal.asked", slug: "new" });
    await waitFor(actor, (snapshot) => snapshot.matches("asked"));
    actor.send({ type: "removal.confirmed" });
    expect([order(), asked]).toEqual(["a", []]);
    actor.send({ type: "removal.asked", slug: "a" });
    await waitFor(actor, (snapshot) => snapshot.matches("unknown"));
    expect(view().leaving).toMatchObject({ mayLeave: false, trouble: OFFLINE });
    actor.send({ type: "retry.asked" });
    await waitFor(actor, (snapshot) => snapshot.matches("asked"));
    expect([view().leaving?.mayLeave, asked]).toEqual([true, ["a", "a"]]);
  });
});
