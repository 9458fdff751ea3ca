// Knows how the suites of the server's ports reach the repositories of one database.
import { randomUUID } from "node:crypto";
import type { Repositories } from "@academiz/testkit/backend";
import type { Db } from "../database.ts";
import * as repositories from "../repositories/index.ts";

export const bind = (db: Db): Repositories => ({
  clients: repositories.createClients(db),
  users: repositories.createUsers(db),
  sessions: repositories.createSessions(db),
  loginFailures: repositories.createLoginFailures(db),
  products: repositories.createProducts(db),
  perimeters: repositories.createPerimeters(db),
  progress: repositories.createProgressKeeper(db),
  histories: repositories.createHistories(db),
  documents: repositories.createDocuments(db),
  notifications: repositories.createNotifications(db),
  createId: randomUUID,
});
