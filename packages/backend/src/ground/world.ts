// Knows everything that the use cases need, in one place; each takes its part.

import type {
  AccountEvents,
  AccountLinks,
  AddressChanges,
  Answers,
  AnswerTemplates,
  Attempts,
  Attestations,
  CalendarFeeds,
  Callers,
  Certificates,
  Clients,
  Clock,
  Dice,
  Digester,
  DocumentPrinter,
  DocumentStore,
  Documents,
  Dues,
  Experts,
  Extensions,
  Folders,
  GuessCounts,
  Histories,
  Impersonations,
  Jobs,
  KeptRecords,
  Launches,
  LiveAccess,
  LivePublisher,
  LoginFailures,
  Mailer,
  MailQueue,
  MessageFiles,
  NavigationStats,
  Notes,
  Notifications,
  OneTimeCodes,
  OpenPackage,
  Operation,
  OwnData,
  PackageChecker,
  PackageDriver,
  PackageKeys,
  Packager,
  PartialUploads,
  PasswordHasher,
  PathRuns,
  PdfReader,
  Perimeters,
  PictureMaker,
  Plays,
  Preferences,
  ProductFolders,
  Products,
  ProgressKeeper,
  PushDevices,
  Pusher,
  Resets,
  Roster,
  SecondFactors,
  Sections,
  Sessions,
  SetupLinks,
  Sheets,
  Slots,
  SoughtTexts,
  Statistics,
  StoredBytesList,
  Surveys,
  Tenancy,
  Terms,
  Threads,
  TokenIssuer,
  Users,
  Vault,
  ZipReader,
} from "../ports/index.ts";
import type { BoundedCache } from "./bounded-cache.ts";
import type { ContentCache } from "./content-cache.ts";
import type { CourseCache } from "./course-cache.ts";
import type { FileRights } from "./file-rights.ts";
import type { PackageContent } from "./package-content.ts";
import type { Places } from "./places.ts";

/** The repositories of the database. */
export interface Repositories {
  readonly clients: Clients;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly loginFailures: LoginFailures;
  readonly guessCounts: GuessCounts;
  readonly accountEvents: AccountEvents;
  readonly ownData: OwnData;
  readonly keptRecords: KeptRecords;
  readonly secondFactors: SecondFactors;
  readonly accountLinks: AccountLinks;
  readonly setupLinks: SetupLinks;
  readonly mails: MailQueue;
  readonly products: Products;
  readonly soughtTexts: SoughtTexts;
  readonly productFolders: ProductFolders;
  readonly perimeters: Perimeters;
  readonly dues: Dues;
  readonly plays: Plays;
  readonly progress: ProgressKeeper;
  readonly answers: Answers;
  readonly attestations: Attestations;
  readonly calendarFeeds: CalendarFeeds;
  readonly certificates: Certificates;
  readonly extensions: Extensions;
  readonly histories: Histories;
  readonly resets: Resets;
  readonly addressChanges: AddressChanges;
  readonly impersonations: Impersonations;
  readonly documents: Documents;
  readonly folders: Folders;
  readonly partialUploads: PartialUploads;
  readonly notifications: Notifications;
  readonly pushDevices: PushDevices;
  readonly preferences: Preferences;
  readonly threads: Threads;
  readonly messageFiles: MessageFiles;
  readonly answerTemplates: AnswerTemplates;
  readonly experts: Experts;
  readonly terms: Terms;
  readonly notes: Notes;
  readonly pathRuns: PathRuns;
  readonly sections: Sections;
  readonly jobs: Jobs;
  readonly roster: Roster;
  readonly attempts: Attempts;
  readonly slots: Slots;
  readonly surveys: Surveys;
  readonly operation: Operation;
  readonly storedBytes: StoredBytesList;
  readonly navigationStats: NavigationStats;
  readonly statistics: Statistics;
  readonly launches: Launches;
  readonly packageKeys: PackageKeys;
}

export interface World extends Repositories {
  /**
   * Runs work of one client in one transaction; a throw undoes it. Another tenancy inside is a bug and throws. Work
   * that a concurrent transaction undid is run again from its beginning, so it must change nothing outside the
   * database.
   */
  transact<T>(tenancy: Tenancy, work: (inside: Repositories) => Promise<T>): Promise<T>;
  /** As `transact`, for the few works that start before their client is known, or create one. */
  transactAbove<T>(work: (inside: Repositories) => Promise<T>): Promise<T>;
  readonly callers: Callers;
  readonly documentStore: DocumentStore;
  /** By key of bytes, of whatever kind. */
  readonly fileRights: FileRights;
  /** By key of bytes that anybody with their address may read; packages are not among them. */
  readonly addressRights: FileRights;
  /** By pass of a package. */
  readonly passRights: FileRights;
  readonly zips: ZipReader;
  readonly sheets: Sheets;
  readonly pictures: PictureMaker;
  readonly pdfs: PdfReader;
  readonly tokens: TokenIssuer;
  readonly passwords: PasswordHasher;
  readonly vault: Vault;
  readonly oneTimeCodes: OneTimeCodes;
  readonly digester: Digester;
  /** Null: no mail leaves this platform. */
  readonly mailer: Mailer | null;
  /** Null: nothing is pushed to browsers. */
  readonly pusher: Pusher | null;
  readonly packager: Packager;
  readonly printer: DocumentPrinter;
  readonly packageChecker: PackageChecker;
  readonly packageDriver: PackageDriver;
  readonly live: LiveAccess;
  readonly livePublisher: LivePublisher;
  readonly clock: Clock;
  readonly dice: Dice;
  /** Lets other work have its turn: long work calls it between its steps. */
  readonly breathe: () => Promise<void>;
  /** Waits so many milliseconds. */
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly courses: CourseCache;
  readonly contents: ContentCache;
  readonly packages: BoundedCache<OpenPackage>;
  readonly packageContents: BoundedCache<PackageContent>;
  readonly waitingExports: Places;
  /** The places for people who download all that is kept about them. */
  readonly ownDataPlaces: Places;
  /** The most bytes of all files of one client; null: no limit. */
  readonly documentsLimit: number | null;
  /** The most days for which clients may keep what they keep for a time; null: the usual ones. */
  readonly keptDays: number | null;
  /** Seconds without a sign of the learner after which a course pauses (§4.169); null: never. */
  readonly idleSeconds: number | null;
  /** Slugs of the clients that are the operator's own (§6.13): two at most. */
  readonly inHouseClients: readonly string[];
  /** The address of the platform for browsers, without a slash at the end. */
  readonly publicUrl: string;
  /** `https://*.learn.example`: each product has a host name below it (§2.14); null: none has. */
  readonly playerHosts: string | null;
}
