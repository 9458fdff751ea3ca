import { createMemoryProductLibrary, createNetworkLine } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectPublications, publicationsMachine } from "./publications.machine.ts";

/** A product that was published as one, then as two. */
async function makeHistory() {
  const line = createNetworkLine();
  const library = createMemoryProductLibrary(line, "section");
  const made = await library.create("Fire", { products: ["one"] });
  if (!made.ok) throw new Error("not made");
  const { slug } = made.value;
  const publish = async (updatedAt: string) => {
    const published = await library.publish(slug, updatedAt);
    if (!published.ok) throw new Error("not published");
    return published.value.updatedAt;
  };
  const first = await publish(made.value.updatedAt);
  const saved = await library.save(slug, { name: "Fire", content: { products: ["two"] }, updatedAt: first });
  const second = await publish(saved.ok ? saved.value.updatedAt : "");
  const actor = createActor(publicationsMachine, { input: { library, slug } }).start();
  await waitFor(actor, ({ context }) => context.list.phase === "ready");
  return { line, actor, first, second, view: () => connectPublications(actor.getSnapshot()) };
}

test("§3.68 what was published is listed, the newest first, and opened beside what was published before it", async () => {
  const { actor, first, second, view } = await makeHistory();
  expect(view().list.rows.map(({ publishedAt }) => publishedAt)).toEqual([second, first]);
  actor.send({ type: "publication.opened", publishedAt: second });
  expect(view()).toMatchObject({ asked: second, opened: null });
  await waitFor(actor, ({ context }) => context.opened !== null);
  expect(view().opened).toEqual({
    publishedAt: second,
    content: { products: ["two"] },
    before: { products: ["one"] },
  });
  actor.send({ type: "publication.opened", publishedAt: first });
  await waitFor(actor, ({ context }) => context.opened !== null);
  expect(view().opened).toEqual({ publishedAt: first, content: { products: ["one"] }, before: null });
  // Any other one may stand beside it: a later one too.
  actor.send({ type: "publication.opened", publishedAt: first, beside: second });
  await waitFor(actor, ({ context }) => context.opened !== null);
  expect(view()).toMatchObject({ beside: second, opened: { publishedAt: first, before: { products: ["two"] } } });
  actor.send({ type: "publication.opened", publishedAt: second });
  await waitFor(actor, ({ context }) => context.opened !== null);
  expect(view()).toMatchObject({ beside: null, opened: { before: { products: ["one"] } } });
  actor.send({ type: "publication.closed" });
  expect(view()).toMatchObject({ asked: null, opened: null });
});

test("§3.68 what cannot be read is told, and asked for again", async () => {
  const { line, actor, second, view } = await makeHistory();
  line.fail("readPublication", { kind: "offline", detail: "network" });
  actor.send({ type: "publication.opened", publishedAt: second });
  await waitFor(actor, ({ context }) => context.trouble !== null);
  expect(view()).toMatchObject({ asked: second, opened: null, trouble: { kind: "offline" } });
  line.fail("readPublication", null);
  actor.send({ type: "publication.opened", publishedAt: second });
  await waitFor(actor, ({ context }) => context.opened !== null);
  expect(view().trouble).toBeNull();
});
