// Knows how folders are made, listed, moved and removed (§7.73–§7.76, decisions 12).
import type { DocumentAnswer, FolderAnswer } from "@academiz/contract";
import { buildFolderTree, type FolderNode, judgeFolderMove, listSubtree } from "@academiz/domain/documents";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { type Outcome, type RefusalCode, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { isElsewhere } from "../policies/elsewhere.ts";
import { FOLDER_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, FolderDecision, FolderRecord, Shelf } from "../ports/index.ts";
import { describeFolder } from "./describe-item.ts";
import { listUses } from "./list-uses.ts";
import { mayWrite } from "./shelf-rights.ts";

export interface FolderInput {
  readonly virtualSource: string;
  readonly parentSlug?: string | null | undefined;
  readonly wsUrl?: string | null | undefined;
}

const REFUSALS = {
  absent: "not-found",
  "inside-itself": "folder.inside-itself",
  "too-deep": "folder.too-deep",
} as const satisfies Record<string, RefusalCode>;
type Decision = FolderDecision<RefusalCode>;

/** Runs under the lock of all folders. */
async function decideFolder(
  world: Pick<World, "folders">,
  actor: Actor,
  shelf: Shelf,
  decide: (folders: readonly FolderRecord[]) => Decision,
): Outcome<DocumentAnswer> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  const decided = await world.folders.decide(actor, shelf, decide);
  return "refusal" in decided ? refuse(decided.refusal) : succeed(describeFolder(decided, shelf));
}

export function createFolder(
  world: Pick<World, "folders" | "clock" | "dice">,
  actor: Actor,
  shelf: Shelf,
  { virtualSource: name, parentSlug = null, wsUrl }: FolderInput,
): Outcome<DocumentAnswer> {
  const createdAt = toIso(world.clock.now());
  const slug = createSlug(world.dice.random);
  return decideFolder(world, actor, shelf, (folders): Decision => {
    if (isElsewhere(wsUrl)) return { kind: "refuse", refusal: "files.elsewhere" };
    if (folders.length >= FOLDER_LIMIT) return { kind: "refuse", refusal: "folders.too-many" };
    const hindrance = judgeFolderMove(folders, null, parentSlug);
    if (hindrance) return { kind: "refuse", refusal: REFUSALS[hindrance] };
    return { kind: "add", folder: { slug, name, parentSlug, createdAt } };
  });
}

export async function listFolders(world: Pick<World, "folders">, actor: Actor, shelf: Shelf): Outcome<FolderAnswer[]> {
  return succeed(buildFolderTree(await world.folders.list(actor, shelf)).map(describeNode));
}
const describeNode = ({ slug, name, parentSlug, children }: FolderNode<FolderRecord>): FolderAnswer => ({
  slug,
  virtualSource: name,
  parentSlug,
  children: children.map(describeNode),
});

export function updateFolder(
  world: Pick<World, "folders">,
  actor: Actor,
  shelf: Shelf,
  {
    slug,
    virtualSource,
    parentSlug,
    wsUrl,
  }: Pick<FolderInput, "parentSlug" | "wsUrl"> & { readonly slug: string; readonly virtualSource?: string | undefined },
): Outcome<DocumentAnswer> {
  return decideFolder(world, actor, shelf, (folders): Decision => {
    if (isElsewhere(wsUrl)) return { kind: "refuse", refusal: "files.elsewhere" };
    if (!folders.some((folder) => folder.slug === slug)) return { kind: "refuse", refusal: "not-found" };
    const hindrance = parentSlug === undefined ? null : judgeFolderMove(folders, slug, parentSlug);
    if (hindrance) return { kind: "refuse", refusal: REFUSALS[hindrance] };
    return {
      kind: "change",
      slug,
      change: {
        ...(virtualSource !== undefined && { name: virtualSource }),
        ...(parentSlug !== undefined && { parentSlug }),
      },
    };
  });
}

/** Removes the folder with its content. The caller has to confirm, and is told which of its files are used. */
export async function deleteFolder(
  world: Pick<World, "folders" | "documents" | "products" | "clients" | "clock">,
  actor: Actor,
  shelf: Shelf,
  { slug, isForced }: { readonly slug: string; readonly isForced: boolean },
): Outcome<undefined> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  const folders = await world.folders.list(actor, shelf);
  if (!folders.some((folder) => folder.slug === slug)) return refuse("not-found");
  if (!isForced) {
    const below = listSubtree(folders, slug);
    const held = await world.folders.listContents(actor, shelf, below);
    if (below.length > 1 || held.length > 0)
      return refuse("folder.not-empty", { uses: await listUses(world, actor, shelf, held) });
  }
  const isRemoved = await world.folders.remove(actor, shelf, slug, toIso(world.clock.now()));
  return isRemoved ? succeed(undefined) : refuse("not-found");
}
