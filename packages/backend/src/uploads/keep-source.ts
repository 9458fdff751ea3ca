// Knows how a file that was sent is kept, with a version for the web beside it where it is too large for one (§3.57,
// §7.65).
import { isDecodable, needsWebVersion, readPictureSize, WEB_SIDE } from "@academiz/domain/documents";
import { type Result, succeed } from "@academiz/domain/kernel";
import { ownerOf } from "../documents/shelf-rights.ts";
import type { Refusal } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, DocumentSource, Shelf, StagedFile } from "../ports/index.ts";
import { judgeSource } from "./judge-source.ts";

export type Conversion = "web" | "none";

const UNCONVERTED = { originalKey: null, originalType: null, originalSize: null } as const;

/** Nothing is kept of what is refused. */
export async function keepSource(
  world: Pick<World, "zips" | "pictures" | "documentStore">,
  actor: Actor,
  shelf: Shelf,
  { staged, conversion }: { readonly staged: StagedFile; readonly conversion: Conversion },
): Promise<Result<DocumentSource, Refusal>> {
  const judged = await judgeSource(world, staged);
  if (!judged.ok) return judged;
  const { type, picture, isShrinkable } = judged.value;
  const owner = ownerOf(actor, shelf);
  const wants = conversion === "web" && isShrinkable && needsWebVersion(type, picture);
  const smaller = wants ? await world.pictures.shrink(staged, WEB_SIDE, actor.userId) : null;
  const kept = await staged.keep(owner);
  const sent = { type, size: kept.size, key: kept.key, width: picture?.width ?? null, height: picture?.height ?? null };
  if (!smaller) return succeed({ ...sent, ...UNCONVERTED });
  const made = await world.documentStore.put(owner, smaller);
  const size = readPictureSize(made.type, smaller);
  if (!size || !isDecodable(size)) return succeed({ ...sent, ...UNCONVERTED });
  return succeed({
    ...made,
    ...size,
    originalKey: kept.key,
    originalType: type,
    originalSize: kept.size,
  });
}
