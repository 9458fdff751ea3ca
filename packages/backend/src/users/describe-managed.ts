// Knows how users are told to those who manage them: placed where the client still has a place (§3.16–§3.27).
import type { ManagedUser } from "@academiz/contract";
import { listAffectationIds, listCriterionLabels } from "@academiz/domain/clients";
import type { World } from "../ground/world.ts";
import type { ClientRecord, UserRecord } from "../ports/index.ts";

/** Tells users of this client, in their order; its trees are read once. */
export async function describeUsers(
  { users }: Pick<World, "users">,
  client: ClientRecord,
  told: readonly UserRecord[],
): Promise<ManagedUser[]> {
  const [places, labels] = [
    new Set(listAffectationIds(client.affectations)),
    new Set(listCriterionLabels(client.criteria)),
  ];
  const { id, slug, name, locale } = client;
  const ids = told.map((user) => user.id);
  const invited = await users.listWithoutOwnPassword({ clientId: id }, ids);
  return told.map(({ clientId: _clientId, passwordHash: _passwordHash, ...user }) => ({
    ...user,
    isInvited: invited.has(user.id),
    roles: [...user.roles],
    trainerMeans: [...user.trainerMeans],
    affectations: user.affectations.filter((one) => places.has(one)),
    criterias: user.criterias.filter((one) => labels.has(one)),
    client: { id, slug, name, locale },
  }));
}

/** As `describeUsers`, of one. */
export async function describeUser(
  world: Pick<World, "users">,
  client: ClientRecord,
  user: UserRecord,
): Promise<ManagedUser> {
  const [told] = await describeUsers(world, client, [user]);
  if (!told) throw new Error("a user who was named is told");
  return told;
}
