// Knows how a file that was sent is kept, with a version for the web beside it where it is too large for one (§3.57,
// §7.65).
import { isDecodable, mayReplace, needsWebVersion, readPictureSize, WEB_SIDE } from "@academiz/domain/documents";
import { type Result, succeed } from "@academiz/domain/kernel";
import { ownerOf } from "../documents/shelf-rights.ts";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, DocumentSource, Shelf, StagedFile } from "../ports/index.ts";
import { judgeSource } from "./judge-source.ts";

export type Conversion = "web" | "none";

const PDF = "application/pdf";
const UNCONVERTED = { originalKey: null, originalType: null, originalSize: null } as const;

/** Nothing is kept of what is refused. `former`: the media type of the file whose place it takes. */
export async function keepSource(
  world: Pick<World, "zips" | "pictures" | "pdfs" | "documentStore">,
  actor: Actor,
  shelf: Shelf,
  sent: { readonly staged: StagedFile; readonly conversion: Conversion; readonly former?: string },
): Promise<Result<DocumentSource, Refusal>> {
  const { staged, conversion, former } = sent;
  const judged = await judgeSource(world, staged);
  if (!judged.ok) return judged;
  const { type, picture, isShrinkable } = judged.value;
  if (former !== undefined && !mayReplace(former, type)) return refuse("document.source.other_kind");
  const isTagged = type === PDF ? await world.pdfs.isTagged(staged) : null;
  const owner = ownerOf(actor, shelf);
  const wants = conversion === "web" && isShrinkable && needsWebVersion(type, picture);
  const smaller = wants ? await world.pictures.shrink(staged, WEB_SIDE, actor.userId) : null;
  const kept = await staged.keep(owner);
  const whole = {
    type,
    size: kept.size,
    key: kept.key,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    isTagged,
  };
  if (!smaller) return succeed({ ...whole, ...UNCONVERTED });
  const made = await world.documentStore.put(owner, smaller);
  const size = readPictureSize(made.type, smaller);
  if (!size || !isDecodable(size)) return succeed({ ...whole, ...UNCONVERTED });
  return succeed({
    ...made,
    ...size,
    isTagged,
    originalKey: kept.key,
    originalType: type,
    originalSize: kept.size,
  });
}
