// Knows what a contract suite of the server is given: every repository on one database, empty or shared with other suites.
import type {
  ClientRecord,
  Clients,
  Documents,
  Histories,
  LoginFailures,
  Notifications,
  Perimeters,
  Products,
  ProgressKeeper,
  Sessions,
  UserRecord,
  Users,
} from "@academiz/backend/ports";

export interface Repositories {
  readonly clients: Clients;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly loginFailures: LoginFailures;
  readonly products: Products;
  readonly perimeters: Perimeters;
  readonly progress: ProgressKeeper;
  readonly histories: Histories;
  readonly documents: Documents;
  readonly notifications: Notifications;
  /** A new identifier. */
  createId(): string;
}

let count = 0;
/** A word that no other call gave. */
export function unique(word: string): string {
  count += 1;
  return `${word}-${count}`;
}

/** A client of its own with one user: suites never see each other's rows. */
export async function settle(
  repositories: Repositories,
): Promise<{ readonly client: ClientRecord; readonly user: UserRecord; readonly clientId: string }> {
  const client: ClientRecord = {
    id: repositories.createId(),
    slug: unique("client"),
    name: "Client",
    active: true,
    locale: "fr",
    type: null,
    hasSubClients: false,
    strategy: "DEFAULT",
    markType: "DEFAULT",
    colors: { primary: "#123456" },
  };
  const login = unique("login");
  const user: UserRecord = {
    id: repositories.createId(),
    clientId: client.id,
    identifier: `${client.slug}_${login}`,
    login,
    email: "a@b.example",
    firstname: "Ada",
    lastname: "Lovelace",
    locale: null,
    roles: ["ROLE_LEARNER", "ROLE_AUTHOR"],
    active: true,
    hasAcceptedCgu: false,
    admitted: "2026-01-02T03:04:05.678Z",
    passwordHash: "hash",
  };
  await repositories.clients.add(client);
  await repositories.users.add(user);
  return { client, user, clientId: client.id };
}
