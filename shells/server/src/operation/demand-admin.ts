// Knows, before anything is made, whether the operator's first administrator is valid.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { completeLogin, findPasswordError, findPersonFaults } from "@academiz/domain/identity";
import type { Config } from "../config/config.ts";
import { describeBrokenRule } from "./describe-broken-rule.ts";

/** The slug of the first client where the operator names its administrator. */
export const FIRST_CLIENT = "main";

/** @throws Error naming the variable that is wrong, and the rule that it breaks. */
export function judgeAdmin({ login, password }: NonNullable<Config["admin"]>): void {
  const [fault] = findPersonFaults({ login });
  if (fault) throw new Error(`ADMIN_LOGIN is refused: ${fault.message}.`);
  const identifier = completeLogin(FIRST_CLIENT, login);
  if (findPasswordError(password, identifier) !== undefined)
    throw new Error(`ADMIN_PASSWORD is refused: ${describeBrokenRule(password, identifier)}.`);
}

/**
 * An existing platform has an administrator; with a database elsewhere that is known once it is opened.
 * @throws Error as `judgeAdmin`.
 */
export function demandAdmin({ admin, production, databaseUrl, dataDir }: Config): void {
  const isNew = databaseUrl === undefined && !["pg", "pglite"].some((folder) => existsSync(join(dataDir, folder)));
  if (admin && production && isNew) judgeAdmin(admin);
}
