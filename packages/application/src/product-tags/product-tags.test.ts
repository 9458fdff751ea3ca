import { changeTags } from "@academiz/domain/clients";
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ProductTags } from "../ports/index.ts";
import {
  connectProductTags,
  findChoices,
  listChoices,
  NOTHING_CHOSEN,
  pressTag,
  productTagsMachine,
  type TagsChosen,
  toTagChange,
} from "./index.ts";

const WORDS = ["fire", "sea", "wood"];

/** Presses tags one after the other, of products that have these. */
const press = (owned: readonly (readonly string[])[], ...tags: readonly string[]): TagsChosen =>
  tags.reduce((chosen, tag) => pressTag(owned, chosen, tag), NOTHING_CHOSEN);
const heldAfter = (owned: readonly (readonly string[])[], ...tags: readonly string[]) =>
  Object.fromEntries(listChoices(WORDS, owned, press(owned, ...tags)).map(({ tag, held }) => [tag, held]));

test("§3.34 a tag of several products is had by all, by some or by none", () => {
  const owned = [["fire", "sea"], ["fire"]];
  expect(heldAfter(owned)).toEqual({ fire: "all", sea: "some", wood: "none" });
});

test("§3.34 a press gives a tag to all or takes it from all; a second one is as before", () => {
  const owned = [["fire"], ["fire"]];
  expect(heldAfter(owned, "fire", "wood")).toEqual({ fire: "none", sea: "none", wood: "all" });
  expect(toTagChange(press(owned, "fire", "wood"))).toEqual({ add: ["wood"], remove: ["fire"] });
  expect(press(owned, "fire", "wood", "wood", "fire")).toEqual(NOTHING_CHOSEN);
});

test("§3.34 a tag that some have goes to all, then to none, then stays with those who have it", () => {
  const owned = [["sea"], []];
  const held = [1, 2, 3].map((presses) => heldAfter(owned, ...Array<string>(presses).fill("sea")).sea);
  expect(held).toEqual(["all", "none", "some"]);
  expect(toTagChange(press(owned, "sea", "sea", "sea"))).toEqual({ add: [], remove: [] });
});

async function open() {
  const line = createNetworkLine();
  let stored: readonly string[] = ["sea"];
  const gateway: Pick<ProductTags, "read" | "change"> = {
    read: () => line.pass("read", () => ({ ok: true, value: stored })),
    change: (_, change) =>
      line.pass("change", () => {
        const tags = changeTags(stored, WORDS, change);
        if (!tags.ok) return { ok: false, error: { kind: "invalid", detail: "tag.unknown" } };
        stored = tags.value;
        return tags;
      }),
  };
  const actor = createActor(productTagsMachine, { input: { gateway, product: { type: "game", slug: "g" } } });
  actor.start();
  const view = () => connectProductTags(actor.getSnapshot());
  const rest = () => waitFor(actor, () => !view().isStoring && view().phase !== "loading");
  await rest();
  return { line, actor, view, rest, read: () => stored };
}

test("§3.34 the tags of a product are what the server says after each change", async () => {
  const { actor, view, rest, read } = await open();
  actor.send({ type: "tags.changed", change: { add: ["fire"], remove: [] } });
  expect(view().isStoring).toBe(true);
  await rest();
  expect([view().tags, read()]).toEqual([
    ["fire", "sea"],
    ["fire", "sea"],
  ]);
});

test("§8.6 a change that was not stored says why and leaves the tags; the next one may succeed", async () => {
  const { line, actor, view, rest } = await open();
  line.fail("change", OFFLINE);
  actor.send({ type: "tags.changed", change: { add: ["fire"], remove: [] } });
  await rest();
  expect(view()).toMatchObject({ phase: "ready", tags: ["sea"], trouble: OFFLINE });
  line.fail("change", null);
  actor.send({ type: "tags.changed", change: { add: ["gone"], remove: [] } });
  await rest();
  expect(view()).toMatchObject({ tags: ["sea"], trouble: { detail: "tag.unknown" } });
  actor.send({ type: "tags.changed", change: { add: [], remove: ["sea"] } });
  await rest();
  expect(view()).toMatchObject({ tags: [], trouble: null });
});

test("§8.6 tags that could not be read are asked for again", async () => {
  const { line, actor, view, rest } = await open();
  line.fail("read", OFFLINE);
  actor.send({ type: "retry.asked" });
  await waitFor(actor, () => view().phase === "failed");
  line.fail("read", null);
  actor.send({ type: "retry.asked" });
  await waitFor(actor, () => view().phase === "ready");
  await rest();
  expect(view().tags).toEqual(["sea"]);
});

test("of the tags with what was typed the very one comes first, then those that begin with it", () => {
  const find = (typed: string) =>
    findChoices(listChoices(["Deep Séa", "research", "Sea", "sea-level"], [[]], NOTHING_CHOSEN), typed).map(
      ({ tag }) => tag,
    );
  expect(find("sea")).toEqual(["Sea", "sea-level", "Deep Séa", "research"]);
  expect(find(" SÉA ")).toEqual(find("sea"));
  expect(find("fire")).toEqual([]);
  expect(find("")).toHaveLength(4);
});
