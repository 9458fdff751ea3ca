// Knows of whom an organisation asks more than a password: of those who do more than learn.
import type { ClientRecord, UserRecord } from "../ports/index.ts";

export const isSecondFactorDemanded = (
  { demandsSecondFactor }: Pick<ClientRecord, "demandsSecondFactor">,
  { roles }: Pick<UserRecord, "roles">,
): boolean => demandsSecondFactor && roles.some((role) => role !== "ROLE_LEARNER");
