// Knows which roles a user may give to whom: up to their own, and none to themselves (decisions 2).
import { keepsRoles, type Role, reachesUpTo } from "@academiz/domain/identity";
import type { Actor, UserRecord } from "../ports/index.ts";

export const mayGive = (
  giver: Pick<Actor, "userId" | "roles">,
  user: Pick<UserRecord, "id" | "roles">,
  roles: readonly Role[],
): boolean => reachesUpTo(giver.roles, roles) && (user.id !== giver.userId || keepsRoles(roles, user.roles));
