// Knows how a launch that goes on is given another ticket.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { issueTicket } from "../packages/tickets.ts";
import type { Actor } from "../ports/index.ts";
import { holdLaunch, type OwnLaunch } from "./hold-launch.ts";

export async function renewLaunch(
  world: Pick<World, "launches" | "perimeters" | "users" | "clients" | "vault" | "clock">,
  actor: Actor,
  own: OwnLaunch,
): Outcome<{ readonly ticket: string; readonly expiresAt: string }> {
  const held = await holdLaunch(world, actor, own);
  if (!held.ok) return held;
  return held.value.endedAt === null ? succeed(issueTicket(world, actor, own.launch)) : refuse("not-found");
}
