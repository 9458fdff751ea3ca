// Knows how a user is told to the clients (§3.16–§3.27).
import type { UserAnswer } from "@academiz/contract";
import type { ClientRecord, UserRecord } from "../ports/index.ts";

export function describeUser(user: UserRecord, client: ClientRecord, isImpersonated: boolean): UserAnswer {
  return {
    identifier: user.identifier,
    login: user.login,
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    locale: user.locale,
    roles: [...user.roles],
    type: user.type,
    active: user.active,
    admitted: user.admitted,
    hasAcceptedCgu: user.hasAcceptedCgu,
    isImpersonnated: isImpersonated,
    trainerMeans: [...user.trainerMeans],
    client: {
      id: client.id,
      slug: client.slug,
      name: client.name,
      locale: client.locale,
      theme: { colors: client.colors },
    },
  };
}
