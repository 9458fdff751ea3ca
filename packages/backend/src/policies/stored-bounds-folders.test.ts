// Knows the limit on the number of folders.
import { expect, test } from "vitest";
import { createFolder } from "../documents/folders.ts";
import type { Actor, FolderDecision, FolderRecord } from "../ports/index.ts";
import { createProductFolder } from "../products/folders.ts";
import { FOLDER_LIMIT } from "./stored-bounds.ts";

const folder = { name: "One", parentSlug: null, createdAt: "2026-01-01T00:00:00.000Z" };
const count = (many: number): FolderRecord[] =>
  Array.from({ length: many }, (_, at) => ({ ...folder, slug: `folder${at}` }));
/** A library, and products, with this many folders. */
function open(many: number) {
  const judge = <R>(decide: (folders: readonly FolderRecord[]) => FolderDecision<R>) => {
    const decision = decide(count(many));
    return decision.kind === "refuse" ? { refusal: decision.refusal } : { ...folder, slug: "new" };
  };
  return {
    clock: { now: () => 0 },
    dice: { random: () => 0.5 },
    folders: { decide: async (_whose: unknown, _shelf: unknown, decide: Parameters<typeof judge>[0]) => judge(decide) },
    productFolders: {
      decide: async (_whose: unknown, decide: Parameters<typeof judge>[0]) => judge(decide),
      list: async () => [],
    },
  };
}

test("§7.74 §3.66 a library, and the products of a client, have 5,000 folders at most", async () => {
  const actor = { roles: ["ROLE_AUTHOR"], scope: "full" } as unknown as Actor;
  const make = async (many: number) => {
    const world = open(many) as unknown as Parameters<typeof createFolder>[0] &
      Parameters<typeof createProductFolder>[0];
    const made = [
      await createFolder(world, actor, "client", { virtualSource: "New" }),
      await createProductFolder(world, actor, { name: "New" }),
    ];
    return made.map((one) => (one.ok ? "made" : one.error.code));
  };
  expect(await make(FOLDER_LIMIT - 1)).toEqual(["made", "made"]);
  expect(await make(FOLDER_LIMIT)).toEqual(["folders.too-many", "folders.too-many"]);
});
