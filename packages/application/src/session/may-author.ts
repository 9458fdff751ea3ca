// Knows who may work in the back office (decisions 2).
import type { CurrentUser } from "../ports/index.ts";

const AUTHORING = ["ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"];

export const mayAuthor = (user: Pick<CurrentUser, "roles">): boolean =>
  user.roles.some((role) => AUTHORING.includes(role));
