// Knows who may work in the back office, and on what (decisions 2).
import type { CurrentUser } from "../ports/index.ts";

const ADMINISTERING = ["ROLE_ADMIN", "ROLE_SUPER_ADMIN"];
const AUTHORING = ["ROLE_AUTHOR", ...ADMINISTERING];

export const mayAuthor = (user: Pick<CurrentUser, "roles">): boolean =>
  user.roles.some((role) => AUTHORING.includes(role));

export const mayAdminister = (user: Pick<CurrentUser, "roles">): boolean =>
  user.roles.some((role) => ADMINISTERING.includes(role));

/** Administrators hold every session of their client, trainers their own. */
export const mayTrain = (user: Pick<CurrentUser, "roles">): boolean =>
  mayAdminister(user) || user.roles.includes("ROLE_TRAINER");

/** Administrators read what all of their client did, managers what their people did. */
export const mayFollow = (user: Pick<CurrentUser, "roles">): boolean =>
  mayAdminister(user) || user.roles.includes("ROLE_MANAGER");
