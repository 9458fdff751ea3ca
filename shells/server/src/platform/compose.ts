// Knows which adapter keeps which promise: with its neighbours, the only file of the server that knows adapters.
import "reflect-metadata";
import { join } from "node:path";
import { type Health, judgeHealth, type World } from "@academiz/backend";
import type { Disk, DocumentStore, LiveLog } from "@academiz/backend/ports";
import {
  createDisk,
  createFolderStore,
  isOutOfReach,
  isStoreFull,
  namePlace,
  openBucketStore,
  ruleServing,
  type ServingRule,
} from "@academiz/documents";
import {
  createLiveLog,
  createStoredBytes,
  type DatabaseAddress,
  isDatabaseFull,
  isOfGone,
  isOfNobody,
  isUnavailable,
  JOB_CHANNEL,
  makeDataFolder,
  type OpenDatabase,
  openDatabase,
  type Patience,
} from "@academiz/postgres";
import { readSecret } from "@academiz/tokens";
import { Container, type ServiceIdentifier } from "inversify";
import type { Config } from "../config/config.ts";
import { createLiveHub, type LiveHub } from "./compose-live.ts";
import { bindWorld, GROUND, PARTS, readWorld } from "./compose-world.ts";
import { createRefusedWrites, type RefusedWrites } from "./refused-writes.ts";

/** The server's parts, put together. */
export interface Platform {
  readonly world: World;
  readonly database: Pick<OpenDatabase, "kind" | "warning" | "ping" | "countConnections" | "isPlaceShared">;
  readHealth(): Promise<Health>;
  /** Free and total bytes, for disks that can be seen from here. */
  readonly disks: { readonly documents: Disk; readonly database: Disk | null };
  readonly refusedWrites: RefusedWrites;
  readonly files: { open: DocumentStore["open"] /** By the media type. */; rule(type: string): ServingRule };
  readonly live: LiveHub;
  /** How many refused saves were set aside since the start. */
  countRefusedSaves(): number;
  /** True for an error that passes when the database, or the place of the documents, is back. */
  isUnavailable(error: unknown): boolean;
  /** Calls `hear` whenever there may be a job to do. Answers how to stop. */
  listenToJobs(hear: () => void): () => Promise<void>;
  /** True for an error about a reference to something that was deleted after it was read. */
  isOfGone(error: unknown): boolean;
  /** True for such an error about a user or a client, who went while their access token lived. */
  isOfNobody(error: unknown): boolean;
  close(): Promise<void>;
}

const LIVE_LOG: ServiceIdentifier<LiveLog> = Symbol.for("LiveLog");

/**
 * Opens the database and the place of the documents, and binds everything. @throws Error in plain words when the
 * platform cannot start.
 */
export async function compose(
  config: Config,
  onLiveTrouble: (error: unknown) => void,
  patience?: Patience,
): Promise<Platform> {
  const { dataDir } = config;
  const database = await openDatabase(nameDatabase(config, patience));
  try {
    const container = new Container({ defaultScope: "Singleton" });
    bindWorld(container, config);
    const clock = container.get(PARTS.clock);
    const secret = readSecret(dataDir, config.secret);
    const documents = await openDocuments(config, secret, (key) =>
      createStoredBytes(database.tenants).announce(key, new Date(clock.now()).toISOString()),
    );
    container.bind(GROUND.config).toConstantValue(config);
    container.bind(GROUND.database).toConstantValue(database);
    container.bind(GROUND.secret).toConstantValue(secret);
    container.bind(GROUND.onLiveTrouble).toConstantValue(onLiveTrouble);
    container.bind(PARTS.documentStore).toConstantValue(documents.store);
    container.bind(LIVE_LOG).toResolvedValue(createLiveLog, [GROUND.database]);
    const { world, countRefusedSaves } = countRefused(readWorld(container));
    const live = createLiveHub(config, secret, container.get(LIVE_LOG), world, onLiveTrouble);
    const disks = {
      documents: createDisk(join(dataDir, "documents")),
      database: config.databaseUrl === undefined ? createDisk(dataDir) : null,
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
        // Bytes that nothing names any more are not served, wherever they still lie.
        open: async (key) => ((await world.addressRights.isOpen(key)) ? documents.store.open(key) : null),
        rule: ruleServing,
      },
      isOfGone,
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

/** One outside comes with the place of our documents, by which several servers recognise that they share it. */
function nameDatabase(config: Config, patience: Patience | undefined): DatabaseAddress {
  const { bucket, dataDir, databaseUrl: url, databaseConnections: connections } = config;
  const use = connections === undefined ? {} : { connections };
  if (url === undefined) return { dataDir, ...use };
  if (!bucket) makeDataFolder(dataDir, 0o700);
  const place = namePlace(bucket ?? { folder: join(dataDir, "documents") });
  return { url, place, ...use, ...(patience && { patience }) };
}

/** Every save that its course cannot produce is set aside, whatever its learner is answered. */
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
