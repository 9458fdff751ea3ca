// Knows everything that the use cases stand on, in one place; each takes the part that it needs.

import type { CourseCache } from "./learniz/course-cache.ts";
import type { ContentCache } from "./players/content-cache.ts";
import type {
  AccountLinks,
  Clients,
  Clock,
  Dice,
  DocumentStore,
  Documents,
  Folders,
  GuessCounts,
  Histories,
  Impersonations,
  LiveAccess,
  LivePublisher,
  LoginFailures,
  Mailer,
  MailQueue,
  Notifications,
  Packager,
  PasswordHasher,
  Perimeters,
  PictureMaker,
  ProductFolders,
  Products,
  ProgressKeeper,
  Sessions,
  SetupLinks,
  Tenancy,
  TokenIssuer,
  Users,
  Vault,
  ZipReader,
} from "./ports/index.ts";

/** What lies in the database. */
export interface Repositories {
  readonly clients: Clients;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly loginFailures: LoginFailures;
  readonly guessCounts: GuessCounts;
  readonly accountLinks: AccountLinks;
  readonly setupLinks: SetupLinks;
  readonly mails: MailQueue;
  readonly products: Products;
  readonly productFolders: ProductFolders;
  readonly perimeters: Perimeters;
  readonly progress: ProgressKeeper;
  readonly histories: Histories;
  readonly impersonations: Impersonations;
  readonly documents: Documents;
  readonly folders: Folders;
  readonly notifications: Notifications;
}

export interface World extends Repositories {
  /** Runs work of one client whose writes all stand or none; a throw undoes them. Inside, another tenancy is a bug and throws. */
  transact<T>(tenancy: Tenancy, work: (inside: Repositories) => Promise<T>): Promise<T>;
  /** As transact, for the few works that begin before their client is known, or make one. */
  transactAbove<T>(work: (inside: Repositories) => Promise<T>): Promise<T>;
  readonly documentStore: DocumentStore;
  readonly zips: ZipReader;
  readonly pictures: PictureMaker;
  readonly tokens: TokenIssuer;
  readonly passwords: PasswordHasher;
  readonly vault: Vault;
  /** Null: mail does not leave this platform. */
  readonly mailer: Mailer | null;
  readonly packager: Packager;
  readonly live: LiveAccess;
  readonly livePublisher: LivePublisher;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly courses: CourseCache;
  readonly contents: ContentCache;
  /** Where browsers find the platform, without a slash at the end. */
  readonly publicUrl: string;
}
