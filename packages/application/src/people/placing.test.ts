// Proves that adding a person to a place, or removing them, keeps their other places, including those added meanwhile.
import { fail, succeed } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { putInPlace, takeFromPlace } from "./index.ts";

function createDirectory(before: readonly string[]) {
  const world = { places: before, writes: 0 };
  return {
    world,
    read: async () => succeed({ affectations: world.places }),
    place: async (_: string, places: readonly string[]) => {
      Object.assign(world, { places, writes: world.writes + 1 });
      return succeed(undefined);
    },
  };
}

test("§3.50 one place is added or removed: the others stay, and nothing is written where nothing changes", async () => {
  const directory = createDirectory(["north"]);
  await putInPlace(directory, "south")({ id: "p" });
  expect(directory.world.places).toEqual(["north", "south"]);
  await putInPlace(directory, "south")({ id: "p" });
  expect(directory.world.writes).toBe(1);
  directory.world.places = ["north", "south", "east"];
  await takeFromPlace(directory, "south")({ id: "p" });
  expect(directory.world.places).toEqual(["north", "east"]);
  await takeFromPlace(directory, "south")({ id: "p" });
  expect(directory.world.writes).toBe(2);
});

test("a person who cannot be read is placed nowhere, and the reason is given", async () => {
  const directory = createDirectory([]);
  const gone = fail({ kind: "not-found", detail: "not-found" } as const);
  expect(await putInPlace({ ...directory, read: async () => gone }, "south")({ id: "p" })).toEqual(gone);
  expect(directory.world.writes).toBe(0);
});
