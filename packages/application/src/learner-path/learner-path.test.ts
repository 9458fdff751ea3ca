// Knows what a learner sees of a path, and how they leave it for a product and come back.
import { fail, succeed } from "@academiz/domain/kernel";
import { createMemoryNavigation, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { LearnerNode, LearnerPath } from "../ports/index.ts";
import { connectLearnerPath, learnerPathMachine } from "./index.ts";

const node = (slug: string, kind: LearnerNode["kind"], next: readonly string[], more: Partial<LearnerNode> = {}) => ({
  ...{ slug, kind, next, name: slug, products: [], test: null, subject: "", text: "", offset: null },
  ...{ state: "locked" as const, waitsFor: [], way: null, override: null },
  ...more,
});
const PATH: LearnerPath = {
  ...{ perimeterSlug: "path", name: "Path", description: null, isBegun: true, isEnded: false, percentage: 0 },
  nodes: [
    node("start", "START", ["or"], { state: "done" }),
    node("or", "OR", ["a", "b"], { state: "open" }),
    node("a", "learniz", ["end"], { waitsFor: ["or"] }),
    node("b", "learniz", ["end"]),
    node("end", "END", [], { waitsFor: ["or"] }),
  ],
};

function open(read: () => ReturnType<typeof succeed<LearnerPath>> | ReturnType<typeof fail<typeof OFFLINE>>) {
  const navigation = createMemoryNavigation();
  const paths = { read: async () => read(), begin: async () => read(), choose: async () => fail(OFFLINE) };
  const catalog = {
    findPlayerLink: async () => succeed({ link: "/play/game/g?token=t&returnUrl=https%3A%2F%2Flearn.example%2F" }),
  };
  const page = createActor(learnerPathMachine, {
    input: { paths, catalog, navigation, perimeterSlug: "path" },
  }).start();
  const view = () => connectLearnerPath(page.getSnapshot());
  return { page, view, navigation };
}

test("decisions 10 a line tells its state, what it waits for, what can be chosen, and whether it is off the way", async () => {
  const { page, view } = open(() => succeed(PATH));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const told = view().lines.flatMap((line) =>
    line.type === "node"
      ? [[line.node.slug, line.standing, line.waitsFor.map(({ slug }) => slug), line.choices.map(({ slug }) => slug)]]
      : [],
  );
  expect(told).toEqual([
    ["or", "open", [], ["a", "b"]],
    ["a", "locked", ["or"], []],
    ["b", "apart", [], []],
    ["end", "locked", ["or"], []],
  ]);
  expect(view().next?.slug).toBe("or");
});

test("decisions 10 a step says what it opens after only where nothing more stands between", async () => {
  const { page, view } = open(() =>
    succeed({
      ...PATH,
      nodes: [
        node("start", "START", ["and"], { state: "done" }),
        node("and", "AND", ["a", "b"], { state: "done" }),
        node("a", "game", ["more"], { state: "open" }),
        node("more", "game", ["join"], { waitsFor: ["a"] }),
        node("b", "game", ["join"], { state: "open" }),
        node("join", "END_AND", ["last"], { waitsFor: ["a", "b"] }),
        node("last", "game", ["end"], { waitsFor: ["a", "b"] }),
        node("end", "END", [], { waitsFor: ["a", "b"] }),
      ],
    }),
  );
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const told = () => view().lines.flatMap((line) => (line.type === "node" && line.opensNext ? [line.node.slug] : []));
  expect(told()).toEqual(["more"]);
});

test("decisions 10 the node in which ways meet waits only for the way that was taken", async () => {
  const { page, view } = open(() =>
    succeed({
      ...PATH,
      nodes: [
        node("start", "START", ["if"], { state: "done" }),
        node("if", "IF", ["good", "again"], { state: "done", way: "again" }),
        node("good", "game", ["and"]),
        node("again", "game", ["mail"], { state: "open" }),
        node("mail", "EMAIL", ["and"], { waitsFor: ["again"] }),
        node("and", "AND", ["left", "right"], { waitsFor: ["again"] }),
        node("left", "game", ["join"], { waitsFor: ["again"] }),
        node("right", "game", ["join"], { waitsFor: ["again"] }),
        node("join", "END_AND", ["end"], { waitsFor: ["again"] }),
        node("end", "END", [], { waitsFor: ["again"] }),
      ],
    }),
  );
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const told = view().lines.flatMap((line) => (line.type === "node" && line.opensNext ? [line.node.slug] : []));
  expect(told).toEqual(["mail", "left", "right"]);
});

test("§2.17 a product is opened with the way back; what cannot be done is told, and what is shown stays", async () => {
  const { page, view, navigation } = open(() => succeed(PATH));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  page.send({ type: "product.opened", perimeterSlug: "g" });
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const [, query] = JSON.stringify(navigation).match(/\?([^"]*)/) ?? [];
  expect(new URLSearchParams(query).getAll("returnUrl")).toEqual(["/path/path"]);
  page.send({ type: "way.chosen", node: "or", way: "a" });
  await waitFor(page, ({ context }) => context.actionTrouble !== null);
  expect([view().phase, view().path, view().choosing]).toEqual(["ready", PATH, null]);
});

test("an action that failed is told until the path is read again", async () => {
  const { page, view } = open(() => succeed(PATH));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  page.send({ type: "way.chosen", node: "or", way: "a" });
  await waitFor(page, ({ context }) => context.actionTrouble !== null);
  page.send({ type: "page.looked" });
  await waitFor(page, (snapshot) => snapshot.matches("looking"));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect(view().actionTrouble).toBeNull();
});

test("§8.6 a path that cannot be read is asked for again", async () => {
  let isThere = false;
  const { page, view } = open(() => (isThere ? succeed(PATH) : fail(OFFLINE)));
  await waitFor(page, (snapshot) => snapshot.matches("failed"));
  expect(view().trouble).toEqual(OFFLINE);
  isThere = true;
  page.send({ type: "retry.asked" });
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect(view().path).toEqual(PATH);
});

test.each([
  ["classiz", "/classroom/room?path=path"],
  ["section", "/section/room?path=path"],
] as const)("a %s opens on a page of the site, which knows the path that leads back", async (type, address) => {
  const room = { perimeterSlug: "room", type } as LearnerNode["products"][number];
  const { page, navigation } = open(() => succeed({ ...PATH, nodes: [node("a", type, [], { products: [room] })] }));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  page.send({ type: "product.opened", perimeterSlug: "room" });
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect(navigation.visits).toEqual([address]);
});
