// Knows that a removed file is closed at once here, and within moments elsewhere.
import { expect, test } from "vitest";
import { createFileRights, RIGHT_LIFETIME } from "./file-rights.ts";

function start() {
  const world = { now: 1_000_000, named: true, asked: 0 };
  const isNamed = async () => {
    world.asked += 1;
    return world.named;
  };
  return { world, rights: createFileRights(isNamed, { now: () => world.now }) };
}

test("§7.71 a right is asked for once for many parts, and a removal on another server is overlooked for moments only", async () => {
  const { world, rights } = start();
  for (let part = 0; part < 20; part += 1) expect(await rights.isOpen("film")).toBe(true);
  expect(world.asked).toBe(1);
  world.named = false;
  world.now += RIGHT_LIFETIME - 1;
  expect(await rights.isOpen("film")).toBe(true);
  world.now += 1;
  expect(await rights.isOpen("film")).toBe(false);
});

test("§7.71 a removal here closes the file at once, also for callers who asked a moment before", async () => {
  const { world, rights } = start();
  const asking = rights.isOpen("film");
  rights.forget();
  await asking;
  world.named = false;
  expect(await rights.isOpen("film")).toBe(false);
  world.named = true;
  expect(await rights.isOpen("film")).toBe(true);
  world.named = false;
  rights.forget();
  expect(await rights.isOpen("film")).toBe(false);
});

test("a clock that is put back extends no right", async () => {
  const { world, rights } = start();
  await rights.isOpen("film");
  world.named = false;
  world.now -= 60_000;
  expect(await rights.isOpen("film")).toBe(false);
});
