// Knows what a contract suite of the server is given: every repository on one database, empty or shared with other
// suites.
import type {
  AccountEvents,
  Answers,
  Attempts,
  Attestations,
  CalendarFeeds,
  Certificates,
  ClientRecord,
  Clients,
  Documents,
  Dues,
  Experts,
  Extensions,
  Folders,
  GuessCounts,
  Histories,
  Launches,
  LoginFailures,
  MessageFiles,
  NavigationStats,
  Notes,
  Notifications,
  PackageKeys,
  PartialUploads,
  PathRuns,
  Perimeters,
  Plays,
  Preferences,
  ProductFolders,
  Products,
  ProgressKeeper,
  PushDevices,
  Resets,
  Sections,
  Sessions,
  Slots,
  Statistics,
  Surveys,
  Terms,
  Threads,
  UserRecord,
  Users,
} from "@academiz/backend/ports";

export interface Repositories {
  readonly clients: Clients;
  readonly users: Users;
  readonly accountEvents: AccountEvents;
  readonly sessions: Sessions;
  readonly loginFailures: LoginFailures;
  readonly guessCounts: GuessCounts;
  readonly products: Products;
  readonly productFolders: ProductFolders;
  readonly perimeters: Perimeters;
  readonly dues: Dues;
  readonly plays: Plays;
  readonly progress: ProgressKeeper;
  readonly answers: Answers;
  readonly extensions: Extensions;
  readonly resets: Resets;
  readonly histories: Histories;
  readonly documents: Documents;
  readonly folders: Folders;
  readonly partialUploads: PartialUploads;
  readonly notifications: Notifications;
  readonly pushDevices: PushDevices;
  readonly preferences: Preferences;
  readonly threads: Threads;
  readonly messageFiles: MessageFiles;
  readonly experts: Experts;
  readonly terms: Terms;
  readonly notes: Notes;
  readonly pathRuns: PathRuns;
  readonly sections: Sections;
  readonly attestations: Attestations;
  readonly calendarFeeds: CalendarFeeds;
  readonly surveys: Surveys;
  readonly certificates: Certificates;
  readonly attempts: Attempts;
  readonly slots: Slots;
  readonly navigationStats: NavigationStats;
  readonly statistics: Statistics;
  readonly launches: Launches;
  readonly packageKeys: PackageKeys;
  /** A new identifier. */
  createId(): string;
}

let count = 0;
/** A word that no other call gave. */
export function unique(word: string): string {
  count += 1;
  return `${word}-${count}`;
}

/** A client in which everything that may be absent is there. */
export const createClientRecord = (id: string): ClientRecord => ({
  id,
  slug: unique("client"),
  name: "Client",
  active: true,
  locale: "fr",
  type: "ENTREPRISE_BO",
  parentId: null,
  hasSubClients: false,
  logo: "document:logo",
  picto: "key",
  signature: "sealed",
  licence: { licences: [{ licenceInformation: { count: [{ unity: "nbUser", quantity: 3 }], licence: [] } }] },
  wsDocument: "https://files.example",
  tags: ["safety"],
  config: { any: ["thing"] },
  affectations: [{ id: "north", title: "North", lvl: 0, children: [] }],
  criteria: [{ label: "Trade", children: [{ label: "Welder", children: [] }] }],
  plugins: [{ type: "TEXT_TO_SPEECH", config: { clientId: "42" }, metaData: {} }],
  isChatExpertEnabled: true,
  demandsSecondFactor: true,
  strategy: "DEFAULT",
  markType: "DEFAULT",
  gameScoreStrategy: "LAST",
  tabLabel: "Academy",
  font: { family: "serif", ratio: 1.1, letterSpacing: 0.02 },
  colors: { primary: "#123456" },
  theme: { mode: "material", typography: { plainFont: "Lora" } },
  favicon: "document:icon",
  defaultTexts: { fr: { right: "Bravo." } },
  filesRemovedAt: null,
  retention: {},
  timeZone: "America/Montreal",
});

/** Where a client is settled. */
export interface Ground extends Pick<Repositories, "createId"> {
  readonly clients: Pick<Clients, "add">;
  readonly users: Pick<Users, "add">;
}

/** A client of its own with one user: suites never see each other's rows. */
export async function settle(
  repositories: Ground,
): Promise<{ readonly client: ClientRecord; readonly user: UserRecord; readonly clientId: string }> {
  const client = createClientRecord(repositories.createId());
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
    type: "internal",
    trainerMeans: ["mean"],
    affectations: ["north"],
    criterias: ["Welder"],
  };
  await repositories.clients.add(client);
  await repositories.users.add(user);
  return { client, user, clientId: client.id };
}
