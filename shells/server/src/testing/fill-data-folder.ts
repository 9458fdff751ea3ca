// Knows how a test's server gets a platform that exists already: a copy of the demo that the run made once.
import { execFile } from "node:child_process";
import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import {
  copyDatabase,
  type DatabaseCopy,
  type SharedPostgres,
} from "../../../../adapters/postgres/src/testing/demo-copies.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder of the demo, whose server was stopped. */
    readonly demoFolder: string;
    /** The PostgreSQL that holds the demo's database for all tests to copy. */
    readonly demoPostgres: SharedPostgres;
  }
}

/**
 * Settings that do not change what a first start writes. With any other, the server begins with an empty folder, as it
 * does elsewhere.
 */
const INDIFFERENT = [
  "LOG_LEVEL",
  "TRUST_PROXY",
  "UPLOAD_LIMIT",
  "CLIENT_UPLOAD_LIMIT",
  "UPLOAD_PATIENCE",
  "SMTP_URL",
  "SMTP_FROM",
  "PUBLIC_URL",
  "CONTENT_PORT",
  "CONTENT_ORIGIN",
  "PUSH_HOSTS",
  "IN_HOUSE_CLIENTS",
  "METRICS_PORT",
  "METRICS_TOKEN",
  "MERCURE_URL",
  "MERCURE_PUBLIC_URL",
  "MERCURE_PROTOCOL",
  "MERCURE_JWT_SECRET",
  "MERCURE_PUBLISHER_JWT_KEY",
  "MERCURE_SUBSCRIBER_JWT_KEY",
];

const isOfTheDemo = (env: Readonly<Record<string, string>>) =>
  Object.keys(env).every((name) => INDIFFERENT.includes(name));

/** Does nothing to a folder that is not empty. Owners and rights are copied too, since PostgreSQL checks them. */
export async function fillDataFolder(dataDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  if (!isOfTheDemo(env)) return;
  await mkdir(dataDir, { recursive: true });
  if ((await readdir(dataDir)).length > 0) return;
  await promisify(execFile)("cp", ["-a", `${inject("demoFolder")}/.`, dataDir]);
}

/** As `fillDataFolder`, with the database among those of all tests; null where the platform has to begin empty. */
export async function fillDataFolderBeside(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<DatabaseCopy | null> {
  if (!isOfTheDemo(env)) return null;
  for (const name of ["documents", "secret"])
    await cp(join(inject("demoFolder"), name), join(dataDir, name), { recursive: true });
  return copyDatabase(inject("demoPostgres"));
}
