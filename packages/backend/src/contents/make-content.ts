// Knows what a new product starts with (§7.82, §7.102, §4.133): in the requested language or that of its author, under
// their name.
import type { ProductType } from "@academiz/domain/catalog";
import { type NewContent, PRODUCT_KINDS, type StoredConfig } from "@academiz/domain/products";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function makeContent(
  world: Pick<World, "users" | "clients" | "dice">,
  actor: Actor,
  type: ProductType,
  title: string,
  asked: Partial<Pick<NewContent, "local" | "gameType">> = {},
): Promise<StoredConfig> {
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const { local = (user?.locale ?? client?.locale) === "en" ? "EN" : "FR", gameType } = asked;
  const author = [user?.firstname, user?.lastname].filter(Boolean).join(" ");
  const strategy = client?.gameScoreStrategy ?? client?.strategy ?? "DEFAULT";
  const start = { title, local, strategy, gameType, ...(author && { author }) };
  return PRODUCT_KINDS[type].create(start, world.dice.random);
}
