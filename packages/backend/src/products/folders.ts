// Knows how the folders of a client's products are made, told, moved and dissolved (§3.66).
import type { ProductFolderAnswer } from "@academiz/contract";
import { buildFolderTree, type FolderNode, judgeFolderMove } from "@academiz/domain/documents";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { type Outcome, type RefusalCode, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { FOLDER_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, FolderDecision, FolderRecord } from "../ports/index.ts";

const REFUSALS = {
  absent: "not-found",
  "inside-itself": "folder.inside-itself",
  "too-deep": "folder.too-deep",
} as const satisfies Record<string, RefusalCode>;

/** Whether the client has a folder of this slug; no folder is a place too. */
export async function hasFolder(
  world: Pick<World, "productFolders">,
  actor: Actor,
  slug: string | null | undefined,
): Promise<boolean> {
  return !slug || (await world.productFolders.list(actor)).some((folder) => folder.slug === slug);
}

const describeNode = ({ slug, name, parentSlug, children }: FolderNode<FolderRecord>): ProductFolderAnswer => ({
  slug,
  name,
  parentSlug,
  children: children.map(describeNode),
});

export async function listProductFolders(
  world: Pick<World, "productFolders">,
  actor: Actor,
): Outcome<ProductFolderAnswer[]> {
  return succeed(buildFolderTree(await world.productFolders.list(actor)).map(describeNode));
}

/** Under the lock of all folders; answers them as they stand then. */
async function decide(
  world: Pick<World, "productFolders">,
  actor: Actor,
  judge: (folders: readonly FolderRecord[]) => FolderDecision<RefusalCode>,
): Outcome<ProductFolderAnswer[]> {
  const decided = await world.productFolders.decide(actor, judge);
  return "refusal" in decided ? refuse(decided.refusal) : listProductFolders(world, actor);
}

export function createProductFolder(
  world: Pick<World, "productFolders" | "clock" | "dice">,
  actor: Actor,
  { name, parentSlug = null }: { readonly name: string; readonly parentSlug?: string | null | undefined },
): Outcome<ProductFolderAnswer[]> {
  const folder = { slug: createSlug(world.dice.random), name, parentSlug, createdAt: toIso(world.clock.now()) };
  return decide(world, actor, (folders) => {
    if (folders.length >= FOLDER_LIMIT) return { kind: "refuse", refusal: "folders.too-many" };
    const hindrance = judgeFolderMove(folders, null, parentSlug);
    return hindrance ? { kind: "refuse", refusal: REFUSALS[hindrance] } : { kind: "add", folder };
  });
}

export function updateProductFolder(
  world: Pick<World, "productFolders">,
  actor: Actor,
  slug: string,
  { name, parentSlug }: { readonly name?: string | undefined; readonly parentSlug?: string | null | undefined },
): Outcome<ProductFolderAnswer[]> {
  return decide(world, actor, (folders) => {
    if (!folders.some((folder) => folder.slug === slug)) return { kind: "refuse", refusal: "not-found" };
    const hindrance = parentSlug === undefined ? null : judgeFolderMove(folders, slug, parentSlug);
    if (hindrance) return { kind: "refuse", refusal: REFUSALS[hindrance] };
    const change = { ...(name !== undefined && { name }), ...(parentSlug !== undefined && { parentSlug }) };
    return { kind: "change", slug, change };
  });
}

/** Nothing is deleted with it: its content moves to its parent. */
export async function dissolveProductFolder(
  world: Pick<World, "productFolders">,
  actor: Actor,
  slug: string,
): Outcome<ProductFolderAnswer[]> {
  if (!(await world.productFolders.dissolve(actor, slug))) return refuse("not-found");
  return listProductFolders(world, actor);
}
