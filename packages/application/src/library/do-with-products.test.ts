import { createMemoryLibrary, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import type { ProductRow } from "../ports/index.ts";
import { doWithProducts, takeBackMove } from "./index.ts";

async function stand(names: readonly string[]) {
  const line = createNetworkLine();
  const library = createMemoryLibrary(line);
  const courses = library.of("learniz");
  for (const name of names) await courses.create(name, { ...makeCourse([[makeSlide("s0")]]) });
  const folders = () => courses.peekAll().map(({ folderProduct }) => folderProduct);
  const actAll = async (rows: readonly ProductRow[], { act }: ReturnType<typeof doWithProducts>) => {
    const answers = [];
    for (const row of rows) answers.push(await act(row));
    return answers;
  };
  return { line, library, courses, folders, actAll };
}

test("§8.10 §8.11 a product that somebody changed after it was chosen is moved and published as it is now", async () => {
  const { line, library, courses, folders, actAll } = await stand(["one", "two"]);
  const chosen = courses.peekAll();
  await courses.touch("learniz-1", "One");
  const moving = doWithProducts(library, chosen, { type: "move", folder: "sea" });
  expect((await actAll(chosen, moving)).every(({ ok }) => ok)).toBe(true);
  expect(folders()).toEqual(["sea", "sea"]);
  expect(line.count("find")).toBe(1);
  const publishing = doWithProducts(library, chosen, { type: "publish" });
  expect((await actAll(chosen, publishing)).every(({ ok }) => ok)).toBe(true);
  expect(courses.peek("learniz-1")).toMatchObject({ name: "One", visible: true });
  expect(publishing.done.map(({ slug }) => slug)).toEqual(["learniz-1", "learniz-2"]);
});

test("§8.11 products that are in that state already are left alone, and not counted; missing ones are told", async () => {
  const { library, courses, actAll } = await stand(["one", "two", "three"]);
  const chosen = courses.peekAll();
  await courses.publish("learniz-1", chosen[0]?.updatedAt ?? "");
  await courses.remove("learniz-3");
  const publishing = doWithProducts(library, chosen, { type: "publish" });
  expect(await actAll(chosen, publishing)).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: false, error: { kind: "not-found" } },
  ]);
  expect(publishing.done.map(({ slug }) => slug)).toEqual(["learniz-2"]);
  const withdrawing = doWithProducts(library, chosen.slice(0, 2), { type: "withdraw" });
  await actAll(chosen.slice(0, 2), withdrawing);
  expect(courses.peekAll().map(({ visible }) => visible)).toEqual([false, false]);
});

test("§3.66 undoing a move moves back all that were moved, even if one failed and another was changed since", async () => {
  const { line, library, courses, folders } = await stand(["one", "two", "three"]);
  const begun = courses.peekAll();
  await courses.place("learniz-2", "storms", begun[1]?.updatedAt ?? "");
  const chosen = courses.peekAll();
  const moving = doWithProducts(library, chosen, { type: "move", folder: "sea" });
  const [first, second, third] = chosen;
  if (!first || !second || !third) throw new Error("three stand");
  await moving.act(first);
  await moving.act(second);
  line.fail("place", OFFLINE);
  expect(await moving.act(third)).toEqual({ ok: false, error: OFFLINE });
  line.fail("place", null);
  expect(folders()).toEqual(["sea", "sea", null]);
  await courses.touch("learniz-1", "One");
  expect(await takeBackMove(library, moving.done)).toEqual({ count: 2, trouble: null });
  expect(folders()).toEqual([null, "storms", null]);
  expect(courses.peek("learniz-1").name).toBe("One");
});

test("§8.6 why a move could not be taken back is told, of one or of all", async () => {
  const { line, library, courses, actAll } = await stand(["one", "two"]);
  const chosen = courses.peekAll();
  const moving = doWithProducts(library, chosen, { type: "move", folder: "sea" });
  await actAll(chosen, moving);
  line.fail("place", OFFLINE);
  expect(await takeBackMove(library, moving.done)).toEqual({ count: 0, trouble: OFFLINE });
  line.fail("place", null);
  line.fail("find", OFFLINE);
  expect(await takeBackMove(library, moving.done)).toEqual({ count: 0, trouble: OFFLINE });
});
