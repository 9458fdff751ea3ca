// Knows what a client and its first user begin with.
import { completeLogin, type Role } from "@academiz/domain/identity";
import type { ClientRecord, Dice, UserRecord } from "../ports/index.ts";

export const makeClient = (dice: Dice, named: Pick<ClientRecord, "slug" | "name" | "locale">): ClientRecord => ({
  ...named,
  id: dice.createId(),
  active: true,
  type: null,
  hasSubClients: false,
  strategy: "DEFAULT",
  markType: "DEFAULT",
  colors: {},
});

export const makeUser = (
  dice: Dice,
  client: ClientRecord,
  person: Pick<UserRecord, "login" | "email" | "firstname" | "lastname" | "passwordHash"> & {
    readonly roles: readonly Role[];
  },
): UserRecord => ({
  ...person,
  id: dice.createId(),
  clientId: client.id,
  identifier: completeLogin(client.slug, person.login),
  locale: null,
  active: true,
  hasAcceptedCgu: false,
  admitted: null,
});
