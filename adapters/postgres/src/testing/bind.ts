// Knows how the suites of the server's ports reach the repositories of one database.
import { randomUUID } from "node:crypto";
import type { Repositories } from "@academiz/testkit/backend";
import * as repositories from "../repositories/index.ts";
import type { Tenants } from "../tenancy/tenants.ts";

export const bind = (tenants: Tenants): Repositories => ({
  clients: repositories.createClients(tenants),
  users: repositories.createUsers(tenants),
  accountEvents: repositories.createAccountEvents(tenants),
  sessions: repositories.createSessions(tenants),
  loginFailures: repositories.createLoginFailures(tenants),
  guessCounts: repositories.createGuessCounts(tenants),
  products: repositories.createProducts(tenants),
  productFolders: repositories.createProductFolders(tenants),
  perimeters: repositories.createPerimeters(tenants),
  dues: repositories.createDues(tenants),
  plays: repositories.createPlays(tenants),
  progress: repositories.createProgressKeeper(tenants),
  answers: repositories.createAnswers(tenants),
  histories: repositories.createHistories(tenants),
  documents: repositories.createDocuments(tenants),
  folders: repositories.createFolders(tenants),
  partialUploads: repositories.createPartialUploads(tenants),
  notifications: repositories.createNotifications(tenants),
  threads: repositories.createThreads(tenants),
  messageFiles: repositories.createMessageFiles(tenants),
  experts: repositories.createExperts(tenants),
  terms: repositories.createTerms(tenants),
  notes: repositories.createNotes(tenants),
  pathRuns: repositories.createPathRuns(tenants),
  attestations: repositories.createAttestations(tenants),
  certificates: repositories.createCertificates(tenants),
  attempts: repositories.createAttempts(tenants),
  slots: repositories.createSlots(tenants),
  navigationStats: repositories.createNavigationStats(tenants),
  statistics: repositories.createStatistics(tenants),
  launches: repositories.createLaunches(tenants),
  packageKeys: repositories.createPackageKeys(tenants),
  createId: randomUUID,
});
