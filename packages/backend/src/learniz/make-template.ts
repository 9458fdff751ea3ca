// Knows the config of a new learniz (§7.102).

import { succeed } from "@academiz/domain/kernel";
import { createLearniz, type Learniz } from "@academiz/domain/learniz";
import type { Outcome } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";

/** In the language of the author's client; `title` is the product's name. */
export async function makeTemplate(
  world: Pick<World, "users" | "clients" | "dice">,
  actor: Actor,
  title: string,
): Outcome<Learniz> {
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const local = (user?.locale ?? client?.locale) === "en" ? "EN" : "FR";
  const author = [user?.firstname, user?.lastname].filter(Boolean).join(" ");
  return succeed(createLearniz({ title, local, ...(author && { author }) }, world.dice.random));
}
