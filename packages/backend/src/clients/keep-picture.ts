// Knows how the pictures of a client are kept: its pictogram is public, its signature is encrypted (§7.50–§7.53).
import type { ClientAnswer, FileAnswer } from "@academiz/contract";
import { CLIENT_PICTURE_TYPES } from "@academiz/domain/clients";
import {
  createFrameCounter,
  isDecodable,
  isPlayable,
  judgeMediaType,
  PICTURE_HEAD,
  readPictureSize,
} from "@academiz/domain/documents";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { answerClient } from "./read-client.ts";

/** Why a picture is not taken, by the rules of the library; null for one that is. */
function findFault(bytes: Uint8Array): "document.source.wrong_type" | "document.source.too_many_pixels" | null {
  const type = judgeMediaType(bytes);
  const size = CLIENT_PICTURE_TYPES.includes(type) ? readPictureSize(type, bytes.subarray(0, PICTURE_HEAD)) : null;
  if (!size) return "document.source.wrong_type";
  const counter = createFrameCounter(type, size);
  counter?.push(bytes);
  const isFit = isDecodable(size) && (!counter || isPlayable(counter.read()));
  return isFit ? null : "document.source.too_many_pixels";
}

export async function putSignature(
  world: Pick<World, "clients" | "documents" | "inHouseClients" | "vault">,
  actor: Actor,
  id: string,
  bytes: Uint8Array,
): Outcome<ClientAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  const fault = findFault(bytes);
  if (fault) return refuse(fault);
  const signature = world.vault.seal(bytes);
  return answerClient(world, await world.clients.change({ clientId: client.id }, () => ({ signature })));
}

export async function readSignature(
  world: Pick<World, "clients" | "vault">,
  actor: Actor,
  id: string,
): Outcome<FileAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client?.signature) return refuse("not-found");
  const bytes = world.vault.open(client.signature);
  return bytes ? succeed({ name: "signature", type: judgeMediaType(bytes), bytes }) : refuse("signature.unreadable");
}

export async function putPicto(
  world: Pick<World, "clients" | "documents" | "documentStore" | "inHouseClients">,
  actor: Actor,
  id: string,
  bytes: Uint8Array,
): Outcome<ClientAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  const fault = findFault(bytes);
  if (fault) return refuse(fault);
  const { key } = await world.documentStore.put({ clientId: client.id }, bytes);
  return answerClient(world, await world.clients.change({ clientId: client.id }, () => ({ picto: key })));
}
