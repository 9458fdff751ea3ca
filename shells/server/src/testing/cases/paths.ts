// Knows how the routes of the learning paths are called in tests.
import type { paths } from "@academiz/contract";
import { expect } from "vitest";
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
