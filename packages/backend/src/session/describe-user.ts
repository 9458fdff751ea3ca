// Knows how a user is told to the clients (§3.16–§3.27).
import type { UserAnswer } from "@academiz/contract";
import type { ClientRecord, UserRecord } from "../ports/index.ts";

export function describeUser(user: UserRecord, client: ClientRecord): UserAnswer {
  return {
    identifier: user.identifier,
    login: user.login,
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    locale: user.locale,
    roles: [...user.roles],
    type: null,
    active: user.active,
    admitted: user.admitted,
    hasAcceptedCgu: user.hasAcceptedCgu,
    isImpersonnated: false,
    trainerMeans: [],
    client: {
      id: client.id,
      slug: client.slug,
      name: client.name,
      locale: client.locale,
      theme: { colors: client.colors },
    },
  };
}
