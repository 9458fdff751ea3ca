// Knows how a file is attached to a conversation, and who may read it: only those who take part, not everybody with
// its address.
import type { ConversationMessageFile, FileAnswer } from "@academiz/contract";
import { cleanDocumentName } from "@academiz/domain/documents";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { FILES_OF_ASKER, FILES_OF_EXPERT, isMessageFile } from "@academiz/domain/threads";
import { isOffered } from "../experts/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { hasRoom } from "../uploads/has-room.ts";
import { judgeSource } from "../uploads/judge-source.ts";
import { findConversation } from "./find-conversation.ts";

/** Milliseconds after which a file that no message has is removed. */
const UNSENT = 86_400_000;

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function attachToQuestion(
  world: World,
  actor: Actor,
  perimeterSlug: string,
  file: SentFile,
): Outcome<ConversationMessageFile> {
  const perimeter = await findPerimeter(world, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  const tenancy = { clientId: actor.home.clientId };
  const isOn = await isOffered(world, actor.home);
  return keepFile(world, actor, tenancy, { ...file, isOn, most: FILES_OF_ASKER });
}

export async function attachToMessage(
  world: World,
  actor: Actor,
  slug: string,
  file: SentFile,
): Outcome<ConversationMessageFile> {
  const found = await findConversation(world, actor, slug);
  if (!found.ok) return found;
  const { tenancy, part } = found.value;
  const client = await world.clients.read(tenancy);
  const isOn = client?.isChatExpertEnabled === true;
  return keepFile(world, actor, tenancy, { ...file, isOn, most: part === "asker" ? FILES_OF_ASKER : FILES_OF_EXPERT });
}

async function keepFile(
  world: Pick<World, "documents" | "documentsLimit" | "documentStore" | "zips" | "messageFiles" | "clock" | "dice">,
  { userId: authorId }: Actor,
  tenancy: Tenancy,
  { name, bytes, isOn, most }: SentFile & { readonly isOn: boolean; readonly most: number },
): Outcome<ConversationMessageFile> {
  const staged = await world.documentStore.stage(list(bytes));
  try {
    const judged = await judgeSource(world, staged);
    if (!judged.ok) return judged;
    const { type } = judged.value;
    if (!isMessageFile(type)) return refuse("document.source.wrong_type");
    if (!isOn) return refuse("experts.off");
    if (!(await hasRoom(world, tenancy, "client", staged))) return refuse("can_access.no_enough_place.documents");
    const { key, size } = await staged.keep(tenancy);
    const file = { slug: createSlug(world.dice.random), name: cleanDocumentName(name), type, size };
    const now = world.clock.now();
    const record = { ...file, authorId, key, createdAt: toIso(now) };
    const added = await world.messageFiles.add(tenancy, record, most, toIso(now - UNSENT));
    return added === "full" ? refuse("conversation-files.too-many") : succeed({ ...file, alternative: "" });
  } finally {
    await staged.discard();
  }
}

async function* list(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

export async function readMessageFile(world: World, actor: Actor, slug: string, fileSlug: string): Outcome<FileAnswer> {
  const found = await findConversation(world, actor, slug);
  if (!found.ok) return found;
  const file = await world.messageFiles.find(found.value.tenancy, slug, fileSlug);
  const stored = file && (await world.documentStore.open(file.key));
  const parts = stored && (await stored.read());
  if (!file || !stored || !parts) return refuse("not-found");
  const bytes = new Uint8Array(stored.size);
  let end = 0;
  for await (const part of parts) {
    bytes.set(part, end);
    end += part.byteLength;
  }
  return succeed({ name: file.name, type: file.type, bytes });
}
