// Knows that a commit of the fallback waits for the disk: as shipped, PGlite never does.
import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFallback } from "./fallback.ts";

test("decisions 1: each commit of the fallback is on the disk before it is acknowledged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "academiz-test-"));
  const real = fs.fsyncSync;
  let synced = 0;
  fs.fsyncSync = (file) => {
    synced += 1;
    real(file);
  };
  syncBuiltinESMExports();
  try {
    const database = await openFallback(join(folder, "pglite"));
    await database.exec("create table t (n int)");
    const before = synced;
    for (let n = 0; n < 10; n += 1) await database.query("insert into t values ($1)", [n]);
    expect(synced - before).toBeGreaterThanOrEqual(10);
    await database.close();
  } finally {
    fs.fsyncSync = real;
    syncBuiltinESMExports();
    await rm(folder, { recursive: true, force: true });
  }
});
