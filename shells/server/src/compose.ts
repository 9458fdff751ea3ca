// Knows which adapter keeps which promise: the only file of the server that meets adapters.
import "reflect-metadata";
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { createCourseCache, type Repositories, type World } from "@academiz/backend";
import type { Clock, Dice, DocumentStore } from "@academiz/backend/ports";
import { createFolderStore, isOutOfReach, openBucketStore, ruleServing, type ServingRule } from "@academiz/documents";
import { createMailer } from "@academiz/mail";
import { createPackager } from "@academiz/packaging";
import {
  createAccountLinks,
  createClients,
  createDocuments,
  createHistories,
  createLoginFailures,
  createMailQueue,
  createPerimeters,
  createProducts,
  createProgressKeeper,
  createSessions,
  createSetupLinks,
  createUsers,
  type Db,
  isUnavailable,
  type OpenDatabase,
  openDatabase,
} from "@academiz/postgres";
import { createPasswordHasher, createTokenIssuer, readSecret } from "@academiz/tokens";
import { Container, type ServiceIdentifier } from "inversify";
import type { Config } from "./config.ts";

/** The server's parts, put together. */
export interface Platform {
  readonly world: World;
  readonly database: Pick<OpenDatabase, "kind" | "warning" | "ping">;
  readonly files: { open: DocumentStore["open"] /** By the media type. */; rule(type: string): ServingRule };
  /** True for an error that passes when the database, or the place of the documents, is back. */
  isUnavailable(error: unknown): boolean;
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
const RANGE = 2 ** 32;
const dice: Dice = { random: () => randomInt(RANGE) / RANGE, createId: () => randomUUID() };

/** Opens the database and the place of the documents, and binds everything. @throws Error in plain words when the platform cannot start. */
export async function compose(config: Config): Promise<Platform> {
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    const secret = readSecret(dataDir, config.secret);
    const documents = await openDocuments(config, secret);
    const container = new Container({ defaultScope: "Singleton" });
    container.bind(TOKENS.config).toConstantValue(config);
    container.bind(TOKENS.database).toConstantValue(database);
    container.bind(TOKENS.secret).toConstantValue(secret);
    container.bind(TOKENS.documentStore).toConstantValue(documents.store);
    container
      .bind(TOKENS.world)
      .toResolvedValue(bindWorld, [TOKENS.config, TOKENS.database, TOKENS.secret, TOKENS.documentStore]);
    return {
      world: container.get(TOKENS.world),
      database,
      files: { open: documents.store.open, rule: ruleServing },
      isUnavailable: (error) => isUnavailable(error) || isOutOfReach(error),
      async close() {
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

interface OpenDocuments {
  readonly store: DocumentStore;
  close(): void;
}

/** In a bucket where one is set, else in the data folder. */
async function openDocuments({ bucket, dataDir }: Config, secret: Uint8Array): Promise<OpenDocuments> {
  const folder = join(dataDir, "documents");
  if (!bucket) return { store: createFolderStore(folder, secret), close: () => undefined };
  const store = await openBucketStore({ ...bucket, secret, drafts: join(folder, "drafts") });
  return { store, close: store.close };
}

const bindRepositories = (db: Db, mailLeaves: boolean): Repositories => ({
  clients: createClients(db),
  users: createUsers(db),
  sessions: createSessions(db),
  loginFailures: createLoginFailures(db),
  accountLinks: createAccountLinks(db),
  setupLinks: createSetupLinks(db),
  mails: createMailQueue(db, mailLeaves),
  products: createProducts(db),
  perimeters: createPerimeters(db),
  progress: createProgressKeeper(db),
  histories: createHistories(db),
  documents: createDocuments(db),
});

function bindWorld(config: Config, { db }: OpenDatabase, secret: Uint8Array, documentStore: DocumentStore): World {
  const mailLeaves = config.mail !== null;
  return {
    ...bindRepositories(db, mailLeaves),
    transact: (work) => db.transaction((inside) => work(bindRepositories(inside, mailLeaves))),
    documentStore,
    tokens: createTokenIssuer(secret),
    passwords: createPasswordHasher(),
    mailer: config.mail && createMailer({ ...config.mail, domain: new URL(config.publicUrl).hostname }),
    packager: createPackager(config.packagePlayer),
    clock,
    dice,
    courses: createCourseCache(),
    publicUrl: config.publicUrl,
  };
}
