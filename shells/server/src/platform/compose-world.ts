// Knows the ports of the use cases: each gets its adapter here, from the container.
import { randomInt, randomUUID } from "node:crypto";
import { setImmediate, setTimeout } from "node:timers/promises";
import { createZipReader, readWorkbook, writeWorkbook } from "@academiz/archive";
import {
  createContentCache,
  createCourseCache,
  createFileRights,
  createPackageCache,
  createPackageContentCache,
  createPlaces,
  isPassGood,
  MOST_WAITING,
  OWN_DATA_AT_ONCE,
  type Repositories,
  type World,
} from "@academiz/backend";
import type { Clock, LiveAccess, LivePublisher, Vault } from "@academiz/backend/ports";
import { createPictureMaker } from "@academiz/documents";
import { createMailer } from "@academiz/mail";
import { createPackageChecker, createPackager } from "@academiz/packaging";
import { createDocumentPrinter, createPdfReader } from "@academiz/pdf";
import { createCallers, type OpenDatabase } from "@academiz/postgres";
import { createPusher } from "@academiz/push";
import { createPackageDriver } from "@academiz/scorm/drive";
import { readCsv, writeCsv } from "@academiz/spreadsheet";
import {
  createDigester,
  createOneTimeCodes,
  createPasswordHasher,
  createTokenIssuer,
  createVault,
} from "@academiz/tokens";
import type { Container, ServiceIdentifier } from "inversify";
import type { Config } from "../config/config.ts";
import { createLiveWorld } from "./compose-live.ts";
import { createRepositories } from "./compose-repositories.ts";

/** A name for each independent part of the world: a missing one does not compile. */
type Part = Exclude<keyof World, keyof Repositories | "live" | "livePublisher" | "transact" | "transactAbove">;
type PartTokens = { readonly [P in Part]: ServiceIdentifier<World[P]> };

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

/** The parts that exist before the world. */
export const GROUND = {
  config: token<Config>("Config"),
  database: token<OpenDatabase>("OpenDatabase"),
  secret: token<Uint8Array>("Secret"),
  onLiveTrouble: token<(error: unknown) => void>("OnLiveTrouble"),
};
const REPOSITORIES = token<Repositories>("Repositories");
const TRANSACTIONS = token<Pick<World, "transact" | "transactAbove">>("Transactions");
const LIVE = token<{ readonly live: LiveAccess; readonly livePublisher: LivePublisher }>("Live");
export const PARTS: PartTokens = {
  callers: token("Callers"),
  documentStore: token("DocumentStore"),
  fileRights: token("FileRights"),
  addressRights: token("AddressRights"),
  passRights: token("PassRights"),
  zips: token("Zips"),
  sheets: token("Sheets"),
  pictures: token("Pictures"),
  pdfs: token("Pdfs"),
  tokens: token("Tokens"),
  passwords: token("Passwords"),
  vault: token("Vault"),
  oneTimeCodes: token("OneTimeCodes"),
  digester: token("Digester"),
  mailer: token("Mailer"),
  pusher: token("Pusher"),
  packager: token("Packager"),
  printer: token("Printer"),
  packageChecker: token("PackageChecker"),
  packageDriver: token("PackageDriver"),
  clock: token("Clock"),
  dice: token("Dice"),
  breathe: token("Breathe"),
  rest: token("Rest"),
  courses: token("Courses"),
  contents: token("Contents"),
  packages: token("Packages"),
  packageContents: token("PackageContents"),
  waitingExports: token("WaitingExports"),
  ownDataPlaces: token("OwnDataPlaces"),
  documentsLimit: token("DocumentsLimit"),
  keptDays: token("KeptDays"),
  idleSeconds: token("IdleSeconds"),
  inHouseClients: token("InHouseClients"),
  publicUrl: token("PublicUrl"),
  playerHosts: token("PlayerHosts"),
};

/** Milliseconds: a turn of the event loop that took longer contained somebody's work. */
const IDLE = 0.2;
/** Long work goes on when there is nothing else to do, or after enough turns of others. */
async function breathe(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) {
    const started = performance.now();
    await setImmediate();
    if (performance.now() - started < IDLE) return;
  }
}
const RANGE = 2 ** 32;

/** Binds everything but the parts in `GROUND` and the place of the documents. */
export function bindWorld(container: Container, config: Config): void {
  const mailLeaves = config.mail !== null;
  container
    .bind(REPOSITORIES)
    .toResolvedValue(({ tenants }: OpenDatabase) => createRepositories(tenants, mailLeaves), [GROUND.database]);
  container.bind(TRANSACTIONS).toResolvedValue(
    ({ tenants }: OpenDatabase) => ({
      transact: (tenancy, work) => tenants.transact(tenancy, (inside) => work(createRepositories(inside, mailLeaves))),
      transactAbove: (work) => tenants.transactAbove((inside) => work(createRepositories(inside, mailLeaves))),
    }),
    [GROUND.database],
  );
  container
    .bind(LIVE)
    .toResolvedValue(createLiveWorld, [
      GROUND.config,
      GROUND.database,
      GROUND.secret,
      PARTS.clock,
      GROUND.onLiveTrouble,
    ]);
  container.bind(PARTS.clock).toConstantValue({ now: () => Date.now() });
  container.bind(PARTS.dice).toConstantValue({ random: () => randomInt(RANGE) / RANGE, createId: () => randomUUID() });
  container.bind(PARTS.breathe).toConstantValue(breathe);
  container.bind(PARTS.rest).toConstantValue((milliseconds) => setTimeout(milliseconds, undefined, { ref: false }));
  bindRights(container);
  container
    .bind(PARTS.callers)
    .toResolvedValue(({ tenants }: OpenDatabase) => createCallers(tenants), [GROUND.database]);
  container.bind(PARTS.tokens).toResolvedValue(createTokenIssuer, [GROUND.secret]);
  container.bind(PARTS.vault).toResolvedValue(createVault, [GROUND.secret]);
  container.bind(PARTS.passwords).toResolvedValue(createPasswordHasher);
  container.bind(PARTS.oneTimeCodes).toResolvedValue(createOneTimeCodes);
  container.bind(PARTS.digester).toResolvedValue(createDigester);
  container.bind(PARTS.zips).toResolvedValue(createZipReader);
  container.bind(PARTS.sheets).toConstantValue({ readCsv, readWorkbook, writeCsv, writeWorkbook });
  container.bind(PARTS.pictures).toResolvedValue(createPictureMaker);
  container.bind(PARTS.pdfs).toResolvedValue(createPdfReader);
  container
    .bind(PARTS.mailer)
    .toResolvedValue(() => config.mail && createMailer({ ...config.mail, domain: new URL(config.publicUrl).hostname }));
  container.bind(PARTS.pusher).toResolvedValue(
    (secret: Uint8Array) => {
      const { protocol, origin, hostname } = new URL(config.publicUrl);
      const contact = protocol === "https:" ? origin : `mailto:no-reply@${hostname}`;
      return config.pushHosts.length > 0 ? createPusher({ secret, hosts: config.pushHosts, contact }) : null;
    },
    [GROUND.secret],
  );
  container.bind(PARTS.packager).toResolvedValue(() => createPackager(config.packagePlayer));
  container.bind(PARTS.printer).toResolvedValue(createDocumentPrinter);
  container.bind(PARTS.packageChecker).toResolvedValue(createPackageChecker);
  container.bind(PARTS.packageDriver).toResolvedValue(createPackageDriver);
  container.bind(PARTS.courses).toResolvedValue(createCourseCache);
  container.bind(PARTS.contents).toResolvedValue(createContentCache);
  container.bind(PARTS.packages).toResolvedValue(createPackageCache);
  container.bind(PARTS.packageContents).toResolvedValue(createPackageContentCache);
  container.bind(PARTS.waitingExports).toResolvedValue(() => createPlaces(MOST_WAITING));
  container.bind(PARTS.ownDataPlaces).toResolvedValue(() => createPlaces(1, OWN_DATA_AT_ONCE));
  container.bind(PARTS.idleSeconds).toConstantValue(config.idleSeconds);
  container.bind(PARTS.documentsLimit).toConstantValue(config.uploads.clientLimit);
  container.bind(PARTS.keptDays).toConstantValue(config.keptDays);
  container.bind(PARTS.inHouseClients).toConstantValue(config.inHouseClients);
  container.bind(PARTS.publicUrl).toConstantValue(config.publicUrl);
  container.bind(PARTS.playerHosts).toConstantValue(config.playerHosts);
}

/** Who may read which file: this is asked again and again, so answers are remembered for a while. */
function bindRights(container: Container): void {
  container
    .bind(PARTS.fileRights)
    .toResolvedValue(
      ({ storedBytes }: Repositories, clock: Clock) => createFileRights(storedBytes.isNamed, clock),
      [REPOSITORIES, PARTS.clock],
    );
  container
    .bind(PARTS.addressRights)
    .toResolvedValue(
      ({ storedBytes }: Repositories, clock: Clock) => createFileRights(storedBytes.isNamedAsFile, clock),
      [REPOSITORIES, PARTS.clock],
    );
  container
    .bind(PARTS.passRights)
    .toResolvedValue(
      (repositories: Repositories, vault: Vault, clock: Clock) =>
        createFileRights((pass) => isPassGood({ ...repositories, vault, clock }, pass), clock),
      [REPOSITORIES, PARTS.vault, PARTS.clock],
    );
}

/** The world, each part of it from the container. */
export function readWorld(container: Container): World {
  const read = <P extends Part>(part: P): World[P] => container.get(PARTS[part]);
  return {
    ...container.get(REPOSITORIES),
    ...container.get(TRANSACTIONS),
    ...container.get(LIVE),
    callers: read("callers"),
    documentStore: read("documentStore"),
    fileRights: read("fileRights"),
    addressRights: read("addressRights"),
    passRights: read("passRights"),
    zips: read("zips"),
    sheets: read("sheets"),
    pictures: read("pictures"),
    pdfs: read("pdfs"),
    tokens: read("tokens"),
    passwords: read("passwords"),
    vault: read("vault"),
    oneTimeCodes: read("oneTimeCodes"),
    digester: read("digester"),
    mailer: read("mailer"),
    pusher: read("pusher"),
    packager: read("packager"),
    printer: read("printer"),
    packageChecker: read("packageChecker"),
    packageDriver: read("packageDriver"),
    clock: read("clock"),
    dice: read("dice"),
    breathe: read("breathe"),
    rest: read("rest"),
    courses: read("courses"),
    contents: read("contents"),
    packages: read("packages"),
    packageContents: read("packageContents"),
    waitingExports: read("waitingExports"),
    ownDataPlaces: read("ownDataPlaces"),
    documentsLimit: read("documentsLimit"),
    keptDays: read("keptDays"),
    idleSeconds: read("idleSeconds"),
    inHouseClients: read("inHouseClients"),
    publicUrl: read("publicUrl"),
    playerHosts: read("playerHosts"),
  };
}
