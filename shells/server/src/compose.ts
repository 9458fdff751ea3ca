// Knows which adapter keeps which promise: the only file of the server that meets adapters.
import "reflect-metadata";
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { createCourseCache, type Repositories, type World } from "@academiz/backend";
import type { Clock, Dice } from "@academiz/backend/ports";
import {
  createDocumentStore,
  type FileStore,
  judgeMediaType,
  ruleServing,
  type ServingRule,
} from "@academiz/documents";
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
  readonly files: { locate: FileStore["locate"] /** By the first bytes. */; rule(head: Uint8Array): ServingRule };
  /** True for an error that passes when the database is back. */
  isUnavailable(error: unknown): boolean;
  close(): Promise<void>;
}

const name = <T>(text: string): ServiceIdentifier<T> => Symbol.for(text);
const TOKENS = {
  config: name<Config>("Config"),
  database: name<OpenDatabase>("OpenDatabase"),
  secret: name<Uint8Array>("Secret"),
  files: name<FileStore>("FileStore"),
  world: name<World>("World"),
};

const clock: Clock = { now: () => Date.now() };
const RANGE = 2 ** 32;
const dice: Dice = { random: () => randomInt(RANGE) / RANGE, createId: () => randomUUID() };

/** Opens the database and binds everything. @throws Error in plain words when the platform cannot start. */
export async function compose(config: Config): Promise<Platform> {
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase(url === undefined ? { dataDir } : { url });
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.database).toConstantValue(database);
  container
    .bind(TOKENS.secret)
    .toResolvedValue((from: Config) => readSecret(from.dataDir, from.secret), [TOKENS.config]);
  container
    .bind(TOKENS.files)
    .toResolvedValue(
      (from: Config, secret: Uint8Array) => createDocumentStore(join(from.dataDir, "documents"), secret),
      [TOKENS.config, TOKENS.secret],
    );
  container
    .bind(TOKENS.world)
    .toResolvedValue(bindWorld, [TOKENS.config, TOKENS.database, TOKENS.secret, TOKENS.files]);
  const files = container.get(TOKENS.files);
  const world = container.get(TOKENS.world);
  return {
    world,
    database,
    files: { locate: files.locate, rule: (head) => ruleServing(judgeMediaType(head)) },
    isUnavailable,
    close: () => database.close(),
  };
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

function bindWorld(config: Config, { db }: OpenDatabase, secret: Uint8Array, documentStore: FileStore): World {
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
