// Knows how the pictures of a client are kept: its pictogram for all to see, its signature sealed (§7.50–§7.53).
import type { ClientAnswer, FileAnswer } from "@academiz/contract";
import { judgeMediaType } from "@academiz/domain/documents";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { answerClient } from "./read-client.ts";

/** Pictures that run nothing. */
const PICTURES = ["image/png", "image/jpeg", "image/webp"];
const isPicture = (bytes: Uint8Array): boolean => PICTURES.includes(judgeMediaType(bytes));

export async function putSignature(
  world: Pick<World, "clients" | "documents" | "inHouseClients" | "vault">,
  actor: Actor,
  id: string,
  bytes: Uint8Array,
): Outcome<ClientAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  if (!isPicture(bytes)) return refuse("document.source.wrong_type");
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
  if (!isPicture(bytes)) return refuse("document.source.wrong_type");
  const { key } = await world.documentStore.put({ clientId: client.id }, bytes);
  return answerClient(world, await world.clients.change({ clientId: client.id }, () => ({ picto: key })));
}
