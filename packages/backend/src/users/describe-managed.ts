// Knows how a user is told to those who manage them: placed where the client still has a place (§3.16–§3.27).
import type { ManagedUser } from "@academiz/contract";
import { listAffectationIds, listCriterionLabels } from "@academiz/domain/clients";
import type { ClientRecord, UserRecord } from "../ports/index.ts";

/** Tells users of this client; its trees are read once. */
export function describeUsersOf(client: ClientRecord): (user: UserRecord) => ManagedUser {
  const [places, labels] = [
    new Set(listAffectationIds(client.affectations)),
    new Set(listCriterionLabels(client.criteria)),
  ];
  const { id, slug, name, locale } = client;
  return ({ clientId: _clientId, passwordHash: _passwordHash, ...user }) => ({
    ...user,
    roles: [...user.roles],
    trainerMeans: [...user.trainerMeans],
    affectations: user.affectations.filter((one) => places.has(one)),
    criterias: user.criterias.filter((one) => labels.has(one)),
    client: { id, slug, name, locale },
  });
}
