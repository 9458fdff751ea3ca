// Knows what the ports promise, tried on a database of its own.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Repositories,
  suiteAccountEvents,
  suiteAccounts,
  suiteAnswers,
  suiteAttestations,
  suiteCertificates,
  suiteClients,
  suiteConversations,
  suiteDocuments,
  suiteLaunches,
  suiteNotes,
  suiteNotifications,
  suitePartialUploads,
  suitePathRuns,
  suitePlays,
  suiteProducts,
  suiteSurveys,
  suiteTags,
  suiteThreads,
} from "@academiz/testkit/backend";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../database.ts";
import type { ReachedDatabase } from "../open-database.ts";
import { histories } from "../schema/index.ts";
import { bind } from "./bind.ts";
import { suiteIsolation } from "./isolation.suite.ts";
import { suiteJobs } from "./jobs.suite.ts";
import { suiteLive } from "./live.suite.ts";
import { suiteMailAndLinks } from "./mail-and-links.suite.ts";

export function suiteDatabase(kind: OpenDatabase["kind"], open: (folder: string) => Promise<ReachedDatabase>): void {
  describe(`on the ${kind} database`, () => {
    let folder: string;
    let database: ReachedDatabase;
    let bound: Repositories;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "academiz-test-"));
      database = await open(folder);
      await database.migrate();
      bound = bind(database.tenants);
    });
    afterAll(async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    });

    suiteAccounts(() => bound);
    suiteClients(() => bound);
    suiteProducts(() => bound);
    suiteTags(() => bound);
    suiteLaunches(() => bound);
    suitePlays(() => bound);
    suiteAnswers(() => bound);
    suiteDocuments(() => bound);
    suiteNotifications(() => bound);
    suitePartialUploads(() => bound);
    suiteThreads(() => bound);
    suiteConversations(() => bound);
    suiteAttestations(() => bound);
    suiteSurveys(() => bound);
    suiteCertificates(() => bound);
    suiteAccountEvents(() => bound);
    suiteNotes(() => bound);
    suitePathRuns(() => bound);
    suiteJobs(() => database.tenants);
    suiteLive(() => database);
    suiteMailAndLinks(() => database.tenants);
    suiteIsolation(() => database);

    /** Named for this suite's own attempt: other suites have theirs. */
    const countAttempts = () => database.owner.$count(histories, eq(histories.slug, "g"));

    test("§7.136 an attempt that was sent three times is kept once", async () => {
      expect(await countAttempts()).toBe(1);
    });

    test("decisions 1: it says what it is, and warns when it is the fallback", async () => {
      expect(database.kind).toBe(kind);
      expect(database.warning === null).toBe(kind !== "fallback");
      await database.ping();
    });

    test("decisions 1: one folder serves one server at a time, and opens again afterwards with what it held", async () => {
      await expect(open(folder)).rejects.toThrow("already uses this data folder");
      await database.close();
      database = await open(folder);
      expect(await countAttempts()).toBe(1);
    });
  });
}
