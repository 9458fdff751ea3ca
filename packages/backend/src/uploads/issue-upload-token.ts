// Knows how a signed-in author gets the token that sends files and nothing else (§7.64, §6.4, decisions 3).
import type { TokenPair } from "@academiz/domain/identity";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { renewToken } from "../session/renew-token.ts";

/** The refresh token is the session's own: what it gives next is a session's token again. */
export const issueUploadToken = (
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">,
  actor: Actor,
): Outcome<TokenPair> => renewToken(world, actor, "upload");
