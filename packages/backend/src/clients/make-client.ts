// Knows what a client and its first user begin with.
import { completeLogin, type Role } from "@academiz/domain/identity";
import { DEFAULT_CLIENT_LOCALE } from "@academiz/domain/wording";
import type { ClientRecord, Dice, UserRecord } from "../ports/index.ts";

/** A client that names no language speaks French (§9.50). */
export const makeClient = (
  dice: Dice,
  named: Pick<ClientRecord, "slug" | "name"> & Partial<Pick<ClientRecord, "locale" | "timeZone">>,
): ClientRecord => ({
  locale: DEFAULT_CLIENT_LOCALE,
  timeZone: "UTC",
  ...named,
  id: dice.createId(),
  active: true,
  type: null,
  parentId: null,
  hasSubClients: false,
  logo: null,
  picto: null,
  signature: null,
  licence: null,
  wsDocument: null,
  tags: [],
  config: {},
  affectations: [],
  criteria: [],
  plugins: [],
  isChatExpertEnabled: false,
  demandsSecondFactor: false,
  strategy: "DEFAULT",
  markType: "DEFAULT",
  gameScoreStrategy: null,
  tabLabel: null,
  font: null,
  colors: {},
  theme: {},
  favicon: null,
  defaultTexts: {},
  filesRemovedAt: null,
  retention: {},
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
  type: null,
  trainerMeans: [],
  affectations: [],
  criterias: [],
});
