// Knows which adapters the operator's commands use: beside servers on a PostgreSQL of its own, or alone on an embedded
// one.
import { randomInt, randomUUID } from "node:crypto";
import type { World } from "@academiz/backend";
import { demandDatabase, openDatabase } from "@academiz/postgres";
import type { Config } from "../config/config.ts";
import { createRepositories } from "./compose-repositories.ts";

export interface OperatorPlatform {
  readonly world: Pick<World, "users" | "transact" | "clock" | "dice">;
  close(): Promise<void>;
}

const RANGE = 2 ** 32;

/** @throws Error in plain words when the database cannot be reached, or there is none. */
export async function composeOperator({ databaseUrl: url, dataDir, mail }: Config): Promise<OperatorPlatform> {
  if (url === undefined) demandDatabase(dataDir);
  const { tenants, close } = await openDatabase(url === undefined ? { dataDir } : { url });
  const mailLeaves = mail !== null;
  return {
    world: {
      users: createRepositories(tenants, mailLeaves).users,
      transact: (tenancy, work) => tenants.transact(tenancy, (inside) => work(createRepositories(inside, mailLeaves))),
      clock: { now: () => Date.now() },
      dice: { random: () => randomInt(RANGE) / RANGE, createId: () => randomUUID() },
    },
    close,
  };
}
