// Knows how somebody goes from one platform to the other without signing in again (§1.11, §7.12).
import { hasOffice } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { SSO_LIFETIME } from "./lifetimes.ts";
import { renewSession } from "./renew-token.ts";

const FOLDERS = { BACK_OFFICE: "/admin", FRONT_DYNAMIC: "" } as const;

/** Of the same session: signing out of one platform signs out of both. */
export async function changePlatform(
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock" | "publicUrl">,
  actor: Actor,
  platform: keyof typeof FOLDERS,
): Outcome<{ readonly link: string }> {
  if (platform === "BACK_OFFICE" && !hasOffice(actor.roles)) return refuse("role.refused");
  const pair = await renewSession(world, actor.home, actor.sessionId, { entry: SSO_LIFETIME });
  if (!pair.ok) return pair;
  const { token, refreshToken } = pair.value;
  const fragment = `token=${encodeURIComponent(token)}&refreshToken=${encodeURIComponent(refreshToken)}`;
  return succeed({ link: `${world.publicUrl}${FOLDERS[platform]}/auth/sso#${fragment}` });
}
