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
  return { slug: (await publishProduct(server, token, "coursiz", given)).perimeter };
};
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
      const path = await caller.succeed("readPath", LEARNER, { params: await publish(caller) });
      expect(path).toMatchObject({ isBegun: false, isEnded: false, percentage: 0 });
      expect(path.nodes.map(({ state }: { state: string }) => state)).toEqual(["locked", "locked", "locked"]);
    },
  },
  beginPath: {
    params: slug,
    async succeeds(caller) {
      const params = await publish(caller);
      await caller.succeed("beginPath", LEARNER, { params });
      const path = await caller.succeed("readPath", LEARNER, { params });
      expect(path.nodes.map(({ state }: { state: string }) => state)).toEqual(["done", "open", "locked"]);
    },
  },
  chooseWay: {
    params: slug,
    body: () => ({ node: "or", way: "a" }),
    badBodies: [{ node: "", way: "a" }, { node: "or" }],
    async succeeds(caller) {
      const params = await publish(caller, CHOICE);
      await caller.succeed("beginPath", LEARNER, { params });
      await caller.succeed("chooseWay", LEARNER, { params, body: { node: "or", way: "b" } });
      const { nodes } = await caller.succeed("readPath", LEARNER, { params });
      expect(nodes[1]).toMatchObject({ state: "done", way: "b" });
    },
  },
};
