// Knows how the routes of the learning paths are called in tests.
import type { paths } from "@academiz/contract";
import { expect } from "vitest";
import { enrolIn, holdClass } from "../hold-classes.ts";
import { publishProduct } from "../publish.ts";
import type { Caller, CasesOf, Scene } from "../route-case.ts";

const LEARNER = "demo_learner";
const slug = ({ perimeter }: Scene) => ({ slug: perimeter });
const publish = async ({ server }: Caller, content?: object) => {
  const { token } = await server.signIn("demo_author");
  const { slug: game } = await publishProduct(server, token, "game");
  const given = content && JSON.parse(JSON.stringify(content).replaceAll("GAME", game));
  const { perimeter, slug: product } = await publishProduct(server, token, "coursiz", given);
  return { perimeter, product };
};
const place = async (caller: Caller, content?: object) => ({ slug: (await publish(caller, content)).perimeter });
const task = (name: string) => ({ slug: name, type: "task", taskType: "game", productSlug: "GAME", next: ["end"] });
const CHOICE = {
  context: { title: "A choice" },
  nodes: [
    { slug: "start", type: "event", eventType: "START", next: ["or"] },
    { slug: "or", type: "gateway", gatewayType: "OR", next: ["a", "b"] },
    task("a"),
    task("b"),
    { slug: "end", type: "event", eventType: "END" },
  ],
};

/** The learner of the demo is on a path that waits for a classroom, and has a place in it. */
async function waitForClass(caller: Caller) {
  const held = await holdClass(caller.server, 60);
  await enrolIn(caller.server, held.slot, LEARNER);
  const { perimeter } = await publish(caller, {
    context: { title: "A path" },
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["class"] },
      { slug: "class", type: "task", taskType: "classiz", productSlug: held.slug, next: ["end"] },
      { slug: "end", type: "event", eventType: "END" },
    ],
  });
  await caller.succeed("beginPath", LEARNER, { params: { slug: perimeter } });
  return { perimeter, params: { slotId: held.slot, userId: caller.scene.user } };
}

export const PATH_CASES: CasesOf<typeof paths> = {
  readPath: {
    params: slug,
    async succeeds(caller) {
      const path = await caller.succeed("readPath", LEARNER, { params: await place(caller) });
      expect(path).toMatchObject({ isBegun: false, isEnded: false, percentage: 0 });
      expect(path.nodes.map(({ state }: { state: string }) => state)).toEqual(["locked", "locked", "locked"]);
    },
  },
  beginPath: {
    params: slug,
    async succeeds(caller) {
      const params = await place(caller);
      await caller.succeed("beginPath", LEARNER, { params });
      const path = await caller.succeed("readPath", LEARNER, { params });
      expect(path.nodes.map(({ state }: { state: string }) => state)).toEqual(["done", "open", "locked"]);
    },
  },
  listLearnerRuns: {
    params: ({ product }) => ({ slug: product, identifier: "demo_learner" }),
    async succeeds(caller) {
      const { perimeter, product } = await publish(caller);
      await caller.succeed("beginPath", LEARNER, { params: { slug: perimeter } });
      const params = { slug: product, identifier: LEARNER };
      const { runs } = await caller.succeed("listLearnerRuns", "demo_author", { params });
      expect(runs).toMatchObject([{ perimeterSlug: perimeter, overrides: [] }]);
    },
  },
  overrideStep: {
    params: ({ product }) => ({ slug: product, identifier: "demo_learner" }),
    body: ({ perimeter }) => ({ perimeterSlug: perimeter, node: "a", as: "open", reason: "Ill" }),
    badBodies: [
      { perimeterSlug: "a", node: "a", as: "open", reason: " " },
      { perimeterSlug: "a", node: "a", as: "closed", reason: "Ill" },
    ],
    async succeeds(caller) {
      const { perimeter, product } = await publish(caller, CHOICE);
      await caller.succeed("beginPath", LEARNER, { params: { slug: perimeter } });
      const { runs } = await caller.succeed("overrideStep", "demo_author", {
        params: { slug: product, identifier: LEARNER },
        body: { perimeterSlug: perimeter, node: "a", as: "open", reason: "Ill" },
      });
      expect(runs[0].overrides).toMatchObject([{ node: "a", as: "open", reason: "Ill" }]);
    },
  },
  listSlotSteps: {
    params: ({ product: slotId, user: userId }) => ({ slotId, userId }),
    async succeeds(caller) {
      const { params } = await waitForClass(caller);
      const { runs } = await caller.succeed("listSlotSteps", "demo_admin", { params });
      expect(runs).toMatchObject([{ nodes: [{ slug: "class", state: "open" }], overrides: [] }]);
    },
  },
  overrideSlotStep: {
    params: ({ product: slotId, user: userId }) => ({ slotId, userId }),
    body: ({ perimeter }) => ({ perimeterSlug: perimeter, node: "class", as: "complete", reason: "Ill" }),
    badBodies: [
      { perimeterSlug: "a", node: "a", as: "open", reason: " " },
      { perimeterSlug: "a", node: "a", as: "closed", reason: "Ill" },
    ],
    async succeeds(caller) {
      const { params, perimeter } = await waitForClass(caller);
      const body = { perimeterSlug: perimeter, node: "class", as: "complete", reason: "Seen elsewhere" };
      await caller.succeed("overrideSlotStep", "demo_admin", { params, body });
      const path = await caller.succeed("readPath", LEARNER, { params: { slug: perimeter } });
      expect(path.nodes[1]).toMatchObject({ state: "done", override: { as: "complete" } });
    },
  },
  chooseWay: {
    params: slug,
    body: () => ({ node: "or", way: "a" }),
    badBodies: [{ node: "", way: "a" }, { node: "or" }],
    async succeeds(caller) {
      const params = await place(caller, CHOICE);
      await caller.succeed("beginPath", LEARNER, { params });
      await caller.succeed("chooseWay", LEARNER, { params, body: { node: "or", way: "b" } });
      const { nodes } = await caller.succeed("readPath", LEARNER, { params });
      expect(nodes[1]).toMatchObject({ state: "done", way: "b" });
    },
  },
};
