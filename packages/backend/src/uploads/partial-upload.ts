// Knows how a large file comes part by part (§7.65): what has come stays, whatever breaks, and goes on where it
// stopped.
import { type DocumentAnswer, LEAST_PART } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { mayWrite, ownerOf } from "../documents/shelf-rights.ts";
import { showDocument } from "../documents/show-document.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, DocumentStore, PartialUpload, Shelf, StagedFile } from "../ports/index.ts";
import { hasRoom } from "./has-room.ts";
import { replaceDocument } from "./replace-document.ts";
import { uploadDocument } from "./upload-document.ts";

/** Milliseconds that an upload may take from its beginning; its bytes stay in the store for twice as long. */
export const UPLOAD_LIFE = 86_400_000;
/** Of one user, that are no files yet. */
export const MOST_OPEN = 20;
/** Milliseconds after which whoever makes a file of it was killed. */
const CLAIM_LIFE = 900_000;
/** Bytes that are read at once. */
const AT_ONCE = 1_048_576;

export interface BeginUploadInput {
  readonly name: string;
  readonly length: number;
  readonly folderSlug: string | null;
  readonly replaces: string | null;
}

type Begun = Pick<PartialUpload, "id" | "received" | "length">;

/** What an ordinary upload would be refused for is refused before anything comes, as far as it can be known. */
export async function beginUpload(
  world: Pick<World, "partialUploads" | "documents" | "folders" | "documentsLimit" | "clock" | "dice">,
  actor: Actor,
  shelf: Shelf,
  input: BeginUploadInput,
): Outcome<Begun> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  const { replaces, length, folderSlug } = input;
  if (replaces !== null && !(await world.documents.read(actor, shelf, replaces))) return refuse("not-found");
  if (folderSlug !== null && !(await world.folders.list(actor, shelf)).some(({ slug }) => slug === folderSlug))
    return refuse("not-found");
  // What is on its way takes its room too.
  const size = length + (await world.partialUploads.weigh(actor));
  if (!(await hasRoom(world, actor, shelf, { size }, replaces ?? undefined)))
    return refuse("can_access.no_enough_place.documents");
  const now = world.clock.now();
  const upload = { ...input, id: world.dice.createId(), shelf, createdAt: toIso(now) };
  const begun = await world.partialUploads.begin(actor, upload, MOST_OPEN, toIso(now - UPLOAD_LIFE));
  return begun === "full" ? refuse("uploads.too-many") : succeed({ id: upload.id, received: 0, length });
}

export async function findUpload(
  world: Pick<World, "partialUploads" | "clock">,
  actor: Actor,
  id: string,
): Outcome<PartialUpload> {
  const upload = await world.partialUploads.read(actor, id, toIso(world.clock.now() - UPLOAD_LIFE));
  return upload ? succeed(upload) : refuse("not-found");
}

/** Answers how much has come of all of it. A part is kept whole or not at all. */
export async function appendPart(
  world: Pick<World, "partialUploads" | "clock">,
  actor: Actor,
  id: string,
  { from, staged }: { readonly from: number; readonly staged: StagedFile },
): Outcome<number> {
  const found = await findUpload(world, actor, id);
  if (!found.ok) return found;
  const { received, length, shelf } = found.value;
  const { size } = staged;
  if (received !== from) return refuse("upload.elsewhere");
  if (from + size > length) return refuse("body.too-large");
  if (size < LEAST_PART && from + size < length) return refuse("upload.part-too-small");
  const { key } = await staged.keep(ownerOf(actor, shelf));
  const isAdded = await world.partialUploads.append(actor, id, { from, size, key });
  return isAdded ? succeed(from + size) : refuse("upload.elsewhere");
}

export async function cancelUpload(world: Pick<World, "partialUploads">, actor: Actor, id: string): Outcome<null> {
  return (await world.partialUploads.remove(actor, id)) ? succeed(null) : refuse("not-found");
}

/** The file that it becomes, judged as any other; asked again, the same file. */
export async function finishUpload(
  world: Pick<World, "partialUploads"> & Parameters<typeof uploadDocument>[0] & Parameters<typeof replaceDocument>[0],
  actor: Actor,
  id: string,
): Outcome<DocumentAnswer> {
  const found = await findUpload(world, actor, id);
  if (!found.ok) return found;
  const { shelf, length, received, documentSlug } = found.value;
  if (documentSlug !== null) return showDocument(world, actor, shelf, documentSlug);
  if (received < length) return refuse("upload.elsewhere");
  const now = world.clock.now();
  if (!(await world.partialUploads.claim(actor, id, toIso(now), toIso(now - CLAIM_LIFE)))) return refuse("upload.busy");
  let made: string | null = null;
  try {
    const kept = await keepWhole(world, actor, found.value);
    // A refused upload is refused again: it cannot go on, and no longer takes space.
    if (kept === "gone" || !kept.ok) await world.partialUploads.remove(actor, id);
    if (kept === "gone") return refuse("not-found");
    if (kept.ok) made = kept.value.slug;
    return kept;
  } finally {
    await world.partialUploads.conclude(actor, id, made);
  }
}

/** `gone`: bytes of it are not in the store, as after a restoration, for a backup has no parts: it begins anew. */
async function keepWhole(
  world: Parameters<typeof finishUpload>[0],
  actor: Actor,
  { shelf, replaces, folderSlug, name, partKeys }: PartialUpload,
): Promise<Awaited<Outcome<DocumentAnswer>> | "gone"> {
  const staged = await stageParts(world.documentStore, partKeys);
  if (!staged) return "gone";
  try {
    if (replaces !== null) return await replaceDocument(world, actor, shelf, replaces, { staged, conversion: "web" });
    return await uploadDocument(world, actor, shelf, {
      staged,
      fileName: name,
      ...(folderSlug !== null && { parentSlug: folderSlug }),
      conversion: "web",
    });
  } finally {
    await staged.discard();
  }
}

/** Null where one of them is not there. */
async function stageParts(
  store: Pick<DocumentStore, "open" | "stage">,
  keys: readonly string[],
): Promise<StagedFile | null> {
  let isGone = false;
  async function* join(): AsyncGenerator<Uint8Array> {
    for (const key of keys) {
      const content = await (await store.open(key))?.read(undefined, AT_ONCE);
      isGone = !content;
      if (!content) throw new Error("a part of an upload has gone");
      yield* content;
    }
  }
  try {
    return await store.stage(join());
  } catch (error) {
    if (isGone) return null;
    throw error;
  }
}
