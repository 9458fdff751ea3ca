// Knows which adapter keeps which promise: the only file of the server that meets adapters.
import "reflect-metadata";
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { createZipReader, readWorkbook, writeWorkbook } from "@academiz/archive";
import {
  createContentCache,
  createCourseCache,
  createFileRights,
  createPackageCache,
  createPackageContentCache,
  createWaitingExports,
  type FileRights,
  findStanding,
  type Health,
  isPassGood,
  judgeHealth,
  type Repositories,
  type World,
} from "@academiz/backend";
import type {
  Clock,
  Dice,
  Disk,
  DocumentStore,
  LiveAccess,
  LiveLog,
  LivePublisher,
  Vault,
} from "@academiz/backend/ports";
import {
  createDisk,
  createFolderStore,
  createPictureMaker,
  isOutOfReach,
  isStoreFull,
  namePlace,
  openBucketStore,
  ruleServing,
  type ServingRule,
} from "@academiz/documents";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import {
  createHub,
  createHubPublisher,
  createLiveTokens,
  type Hub,
  type HubRefusal,
  type LiveTokenKey,
  readPublication,
  readPublisher,
  readSubscriber,
  readSubscription,
  type Subscriber,
} from "@academiz/live";
import { createMailer } from "@academiz/mail";
import { createPackageChecker, createPackager } from "@academiz/packaging";
import {
  createAccountLinks,
  createAddressChanges,
  createAttempts,
  createCallers,
  createClients,
  createDocuments,
  createFolders,
  createGuessCounts,
  createHistories,
  createImpersonations,
  createJobs,
  createLaunches,
  createLiveLog,
  createLivePublisher,
  createLoginFailures,
  createMailQueue,
  createNavigationStats,
  createNotifications,
  createPackageKeys,
  createPerimeters,
  createPlays,
  createProductFolders,
  createProducts,
  createProgressKeeper,
  createRoster,
  createSessions,
  createSetupLinks,
  createSlots,
  createStoredBytes,
  createUsers,
  type DatabaseAddress,
  isDatabaseFull,
  isOfNobody,
  isUnavailable,
  JOB_CHANNEL,
  makeDataFolder,
  type OpenDatabase,
  openDatabase,
  type Patience,
  type Tenants,
} from "@academiz/postgres";
import { createPackageDriver } from "@academiz/scorm/drive";
import { readCsv, writeCsv } from "@academiz/spreadsheet";
import { createDigester, createPasswordHasher, createTokenIssuer, createVault, readSecret } from "@academiz/tokens";
import { Container, type ServiceIdentifier } from "inversify";
import type { Config } from "../config/config.ts";
import { HUB_PATH } from "../config/config-mercure.ts";
import { createRefusedWrites, type RefusedWrites } from "./refused-writes.ts";

/** The server's parts, put together. */
export interface Platform {
  readonly world: World;
  readonly database: Pick<OpenDatabase, "kind" | "warning" | "ping" | "countConnections" | "isPlaceShared">;
  readHealth(): Promise<Health>;
  /** Free and in all, of what is kept on a disk that is seen from here. */
  readonly disks: { readonly documents: Disk; readonly database: Disk | null };
  readonly refusedWrites: RefusedWrites;
  readonly files: { open: DocumentStore["open"] /** By the media type. */; rule(type: string): ServingRule };
  /** The hub of our own. It lives beside one outside too, with nothing to bring. */
  readonly live: {
    readonly hub: Hub;
    readonly readSubscription: typeof readSubscription;
    readSubscriber(token: string, now: number): Promise<Result<Subscriber, "token.invalid" | "token.expired">>;
    /** For whoever holds the hub's key. Answers the id of the update. */
    publish(
      token: string,
      form: URLSearchParams,
      now: number,
    ): Promise<Result<string, HubRefusal | "token.invalid" | "token.expired" | "scope.refused">>;
  };
  /** Since the start: saves that were kept aside. */
  countRefusedSaves(): number;
  /** True for an error that passes when the database, or the place of the documents, is back. */
  isUnavailable(error: unknown): boolean;
  /** Calls `hear` whenever there may be a job to do. Answers how to stop. */
  listenToJobs(hear: () => void): () => Promise<void>;
  /** True for an error of a user whose account went while their access token lived. */
  isOfNobody(error: unknown): boolean;
  close(): Promise<void>;
}

const name = <T>(text: string): ServiceIdentifier<T> => Symbol.for(text);
const TOKENS = {
  config: name<Config>("Config"),
  database: name<OpenDatabase>("OpenDatabase"),
  secret: name<Uint8Array>("Secret"),
  documentStore: name<DocumentStore>("DocumentStore"),
  world: name<World>("World"),
};

const clock: Clock = { now: () => Date.now() };
/** Milliseconds: a turn of the event loop that took longer had somebody's work in it. */
const IDLE = 0.2;
/** Long work goes on when the others have nothing to do, or have had so many turns. */
async function breathe(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) {
    const started = performance.now();
    await setImmediate();
    if (performance.now() - started < IDLE) return;
  }
}
const RANGE = 2 ** 32;
const dice: Dice = { random: () => randomInt(RANGE) / RANGE, createId: () => randomUUID() };

/**
 * Opens the database and the place of the documents, and binds everything. @throws Error in plain words when the
 * platform cannot start.
 */
export async function compose(
  config: Config,
  onLiveTrouble: (error: unknown) => void,
  patience?: Patience,
): Promise<Platform> {
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase(url === undefined ? { dataDir } : nameOutside(config, url, patience));
  try {
    const secret = readSecret(dataDir, config.secret);
    const documents = await openDocuments(config, secret, (key) =>
      createStoredBytes(database.tenants).announce(key, new Date(clock.now()).toISOString()),
    );
    const container = new Container({ defaultScope: "Singleton" });
    container.bind(TOKENS.config).toConstantValue(config);
    container.bind(TOKENS.database).toConstantValue(database);
    container.bind(TOKENS.secret).toConstantValue(secret);
    container.bind(TOKENS.documentStore).toConstantValue(documents.store);
    container
      .bind(TOKENS.world)
      .toResolvedValue(
        (from: Config, opened: OpenDatabase, key: Uint8Array, store: DocumentStore) =>
          bindWorld(from, opened, key, store, onLiveTrouble),
        [TOKENS.config, TOKENS.database, TOKENS.secret, TOKENS.documentStore],
      );
    const { world, countRefusedSaves } = countRefused(container.get(TOKENS.world));
    const live = bindLive(config, secret, createLiveLog(database), world, onLiveTrouble);
    const disks = {
      documents: createDisk(join(dataDir, "documents")),
      database: url === undefined ? createDisk(dataDir) : null,
    };
    const refusedWrites = createRefusedWrites({ documents: isStoreFull, database: isDatabaseFull }, clock.now);
    return {
      world,
      live,
      database,
      disks,
      refusedWrites,
      readHealth: async () =>
        judgeHealth({
          isFallback: database.warning !== null,
          isPlaceShared: await database.isPlaceShared(),
          documents: { disk: await disks.documents.look(), wasRefused: refusedWrites.isFresh("documents") },
          database: {
            disk: (await disks.database?.look()) ?? null,
            wasRefused: refusedWrites.isFresh("database"),
          },
        }),
      countRefusedSaves,
      files: {
        // Removed is gone: what nothing names any more is closed, wherever its bytes are.
        open: async (key) => ((await world.addressRights.isOpen(key)) ? documents.store.open(key) : null),
        rule: ruleServing,
      },
      isOfNobody,
      listenToJobs: (hear) => database.listen(JOB_CHANNEL, hear),
      isUnavailable: (error) => isUnavailable(error) || isOutOfReach(error),
      async close() {
        await live.hub.close();
        await world.livePublisher.settle();
        documents.close();
        await database.close();
      },
    };
  } catch (error) {
    // A database that was just started must not outlive us.
    await database.close();
    throw error;
  }
}

/** With the place of our documents, by which several servers see whether they share it. */
function nameOutside({ bucket, dataDir }: Config, url: string, patience: Patience | undefined): DatabaseAddress {
  if (!bucket) makeDataFolder(dataDir, 0o700);
  const place = namePlace(bucket ?? { folder: join(dataDir, "documents") });
  return { url, place, ...(patience && { patience }) };
}

/** Every save that its course cannot produce is kept aside, whatever its learner is answered. */
function countRefused(world: World): Pick<Platform, "world" | "countRefusedSaves"> {
  let count = 0;
  const keepRefused: World["progress"]["keepRefused"] = (...refused) => {
    count += 1;
    return world.progress.keepRefused(...refused);
  };
  return { world: { ...world, progress: { ...world.progress, keepRefused } }, countRefusedSaves: () => count };
}

interface OpenDocuments {
  readonly store: DocumentStore;
  close(): void;
}

/** In a bucket where one is set, else in the data folder. */
export async function openDocuments(
  { bucket, dataDir }: Config,
  secret: Uint8Array,
  announce: (key: string) => Promise<void> = async () => undefined,
): Promise<OpenDocuments> {
  const folder = join(dataDir, "documents");
  if (!bucket) return { store: createFolderStore(folder, secret, announce), close: () => undefined };
  const store = await openBucketStore({ ...bucket, secret, announce, drafts: join(folder, "drafts") });
  return { store, close: store.close };
}

const bindRepositories = (tenants: Tenants, mailLeaves: boolean): Repositories => ({
  clients: createClients(tenants),
  users: createUsers(tenants),
  sessions: createSessions(tenants),
  loginFailures: createLoginFailures(tenants),
  guessCounts: createGuessCounts(tenants),
  accountLinks: createAccountLinks(tenants),
  setupLinks: createSetupLinks(tenants),
  mails: createMailQueue(tenants, mailLeaves),
  products: createProducts(tenants),
  productFolders: createProductFolders(tenants),
  perimeters: createPerimeters(tenants),
  plays: createPlays(tenants),
  progress: createProgressKeeper(tenants),
  histories: createHistories(tenants),
  addressChanges: createAddressChanges(tenants),
  impersonations: createImpersonations(tenants),
  documents: createDocuments(tenants),
  folders: createFolders(tenants),
  notifications: createNotifications(tenants),
  jobs: createJobs(tenants),
  roster: createRoster(tenants),
  attempts: createAttempts(tenants),
  slots: createSlots(tenants),
  storedBytes: createStoredBytes(tenants),
  navigationStats: createNavigationStats(tenants),
  launches: createLaunches(tenants),
  packageKeys: createPackageKeys(tenants),
});

/** The key of the hub of our own, and its address as its tokens name it. */
const chooseHubKey = (config: Config, secret: Uint8Array) => ({
  key: config.hubKey === undefined ? secret : new TextEncoder().encode(config.hubKey),
  issuer: config.publicUrl,
  audience: config.publicUrl + HUB_PATH,
});

function bindLive(
  config: Config,
  secret: Uint8Array,
  log: LiveLog,
  world: World,
  onTrouble: (error: unknown) => void,
): Platform["live"] {
  const hubKey = chooseHubKey(config, secret);
  return {
    hub: createHub({ log, listStanding: (holders) => findStanding(world, holders), onTrouble }),
    readSubscription,
    readSubscriber: (token, now) => readSubscriber(hubKey, token, now),
    async publish(token, form, now) {
      // Without a key of its own nobody publishes: the platform's secret is no publisher's.
      if (config.hubKey === undefined) return fail("token.invalid");
      const topics = await readPublisher(hubKey.key, token, now);
      if (!topics.ok) return topics;
      const publication = readPublication(form);
      if (!publication.ok) return publication;
      const { topic, data } = publication.value;
      if (!topics.value.includes("*") && !topics.value.includes(topic)) return fail("scope.refused");
      return succeed(await log.append(topic, data));
    },
  };
}

/** Ours, or the hub outside: how browsers reach it, and how it is told. */
function bindLiveWorld(
  config: Config,
  tenants: Tenants,
  secret: Uint8Array,
  onFailure: (error: unknown) => void,
): { readonly live: LiveAccess; readonly livePublisher: LivePublisher } {
  const { mercure, publicUrl: issuer } = config;
  if (!mercure) {
    return {
      // A path: whoever reaches the platform by another name reaches its hub too.
      live: { url: HUB_PATH, protocol: 0, tokens: createLiveTokens(chooseHubKey(config, secret), true) },
      livePublisher: createLivePublisher(tenants, onFailure),
    };
  }
  const { url, publicUrl, protocol } = mercure;
  const [publisher, subscriber] = [mercure.publisherKey, mercure.subscriberKey].map((key) => ({
    key: new TextEncoder().encode(key),
    issuer,
    audience: publicUrl,
  })) as [LiveTokenKey, LiveTokenKey];
  return {
    live: { url: publicUrl, protocol, tokens: createLiveTokens(subscriber, false) },
    livePublisher: createHubPublisher({
      ...publisher,
      url,
      notifications: createNotifications(tenants),
      now: clock.now,
      onFailure,
    }),
  };
}

/** What is read again and again with one pass is asked for once in a while. */
function createPassRights(repositories: Repositories, vault: Vault): FileRights {
  const stage = { ...repositories, vault, clock };
  return createFileRights((pass) => isPassGood(stage, pass), clock);
}

function bindWorld(
  config: Config,
  { tenants }: OpenDatabase,
  secret: Uint8Array,
  documentStore: DocumentStore,
  onLiveTrouble: (error: unknown) => void,
): World {
  const mailLeaves = config.mail !== null;
  const repositories = bindRepositories(tenants, mailLeaves);
  const vault = createVault(secret);
  const storedBytes = createStoredBytes(tenants);
  return {
    ...repositories,
    transact: (tenancy, work) => tenants.transact(tenancy, (inside) => work(bindRepositories(inside, mailLeaves))),
    transactAbove: (work) => tenants.transactAbove((inside) => work(bindRepositories(inside, mailLeaves))),
    callers: createCallers(tenants),
    documentStore,
    fileRights: createFileRights(storedBytes.isNamed, clock),
    addressRights: createFileRights(storedBytes.isNamedAsFile, clock),
    passRights: createPassRights(repositories, vault),
    zips: createZipReader(),
    sheets: { readCsv, readWorkbook, writeCsv, writeWorkbook },
    pictures: createPictureMaker(),
    ...bindLiveWorld(config, tenants, secret, onLiveTrouble),
    tokens: createTokenIssuer(secret),
    passwords: createPasswordHasher(),
    vault,
    digester: createDigester(),
    mailer: config.mail && createMailer({ ...config.mail, domain: new URL(config.publicUrl).hostname }),
    packager: createPackager(config.packagePlayer),
    packageChecker: createPackageChecker(),
    packageDriver: createPackageDriver(),
    clock,
    dice,
    breathe,
    rest: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
    courses: createCourseCache(),
    contents: createContentCache(),
    packages: createPackageCache(),
    packageContents: createPackageContentCache(),
    waitingExports: createWaitingExports(),
    documentsLimit: config.uploads.clientLimit,
    inHouseClients: config.inHouseClients,
    documentHosts: config.documentHosts,
    publicUrl: config.publicUrl,
  };
}
