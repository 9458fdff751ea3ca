// Knows the pass that opens the files of a package, as long as its bearer may open the product (decision 0030).

import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor } from "../ports/index.ts";
import { readActor } from "../session/read-actor.ts";
import { openWords, sealWords } from "./sealed-words.ts";

const PURPOSE = "package-files";

/** What a pass opens: the bytes of a package, for somebody who may open the product or perimeter that launched it. */
interface PassPlace {
  /** Of the perimeter; in a preview of the product. */
  readonly slug: string;
  /** Of the bytes. */
  readonly key: string;
}

export const issuePackagePass = (
  world: Pick<World, "vault">,
  { home, sessionId }: Pick<Actor, "home" | "sessionId">,
  { slug, key }: PassPlace,
): string => sealWords(world, PURPOSE, [home.clientId, sessionId, slug, key]);

/** True for a pass of this platform for these bytes; `isPassGood` tells whether it is still valid. */
export const isPassFor = (world: Pick<World, "vault">, key: string, pass: string): boolean =>
  openWords(world, PURPOSE, pass)?.[3] === key;

type Stage = Pick<World, "vault" | "sessions" | "users" | "clients" | "impersonations" | "perimeters" | "clock">;

/** False once its session is over, its user or client is closed, or the place that launched it is closed to them. */
export async function isPassGood(world: Stage, pass: string): Promise<boolean> {
  const words = openWords(world, PURPOSE, pass);
  if (!words) return false;
  const [clientId = "", sessionId = "", slug = ""] = words.map(String);
  const session = await world.sessions.readOpen({ clientId }, sessionId, toIso(world.clock.now()));
  const actor = session && (await readActor(world, session));
  if (!actor) return false;
  // A preview is bound to its product, and its author was checked before.
  if (actor.scope === "preview") return actor.binding === slug;
  return (await findPerimeter(world, atHome({ ...actor, sessionId }), slug)).ok;
}
