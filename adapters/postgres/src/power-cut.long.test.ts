// Knows that no save that was acknowledged is lost when the power goes: what reached the device is all that is left
// (decisions 15).
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Tenancy } from "@academiz/backend/ports";
import { createClientRecord } from "@academiz/testkit/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseUser, findBinaries, startCluster } from "./embedded/index.ts";
import { openDatabase } from "./open-database.ts";
import { bind } from "./testing/bind.ts";

/** POWER_ROUNDS sets another number of rounds. */
const ROUNDS = Number(process.env["POWER_ROUNDS"] ?? "10");
const WRITERS = 6;
/** Milliseconds: the shortest and the longest time of writing before the cut. */
const WINDOW = [100, 1_600] as const;
/** The size of the device in bytes. */
const SIZE = 1_024 * 1_048_576;
const PERIMETER = "perimeter";
const at = (moment: number) => new Date(moment).toISOString();

let folder = "";
/** Why the test cannot run here; null where it can. */
let obstacle: string | null = null;
const isMounted = new Set<string>();
const mount = (image: string, name: string): string => {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  execFileSync("mount", ["-o", "loop", image, place], { stdio: "pipe" });
  isMounted.add(place);
  return place;
};
const unmount = (place: string): void => {
  execFileSync("umount", [place], { stdio: "pipe" });
  isMounted.delete(place);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "academiz-power-"));
  execFileSync("chmod", ["711", folder]);
  obstacle = findObstacle();
});
afterAll(() => {
  for (const place of isMounted) unmount(place);
  rmSync(folder, { recursive: true, force: true });
});

function findObstacle(): string | null {
  if (process.platform !== "linux") return "there are no loop images but on Linux";
  if (process.getuid?.() !== 0) return "only root mounts an image";
  if (findBinaries() === null) return "there is no embedded PostgreSQL for this platform";
  try {
    makeImage(join(folder, "trial.img"), 16 * 1_048_576);
    unmount(mount(join(folder, "trial.img"), "trial"));
    return null;
  } catch (error) {
    return `an image cannot be mounted: ${String((error as { stderr?: unknown }).stderr ?? error).trim()}`;
  }
}
function makeImage(image: string, size: number): void {
  writeFileSync(image, "");
  truncateSync(image, size);
  execFileSync("mkfs.ext4", ["-q", "-F", image], { stdio: "pipe" });
}
const copyImage = (from: string, to: string) => execFileSync("cp", ["--sparse=always", from, to]);

interface Scene {
  readonly home: Tenancy;
  readonly writers: readonly string[];
}
/** A published product and its learners, on a device that was unmounted properly. */
async function prepare(image: string): Promise<Scene> {
  const place = mount(image, "prepared");
  const database = await openDatabase({ dataDir: join(place, "data") });
  const repositories = bind(database.tenants);
  const client = createClientRecord(randomUUID());
  const home = { clientId: client.id };
  await repositories.clients.add(client);
  const writers = Array.from({ length: WRITERS }, () => randomUUID());
  for (const [number, id] of writers.entries())
    await repositories.users.add({
      ...home,
      id,
      identifier: `${client.slug}_writer${number}`,
      login: `writer${number}`,
      email: "a@b.example",
      firstname: "Ada",
      lastname: "Lovelace",
      locale: null,
      roles: ["ROLE_LEARNER"],
      active: true,
      hasAcceptedCgu: false,
      admitted: at(0),
      passwordHash: "hash",
      type: "internal",
      trainerMeans: [],
      affectations: [],
      criterias: [],
    });
  const named = { documents: [], products: [] };
  const product = await repositories.products.add(home, {
    type: "learniz",
    slug: "product",
    name: "Name",
    subType: null,
    template: false,
    shareable: true,
    demo: false,
    folderProduct: null,
    configDraft: {},
    named,
    now: at(0),
  });
  await repositories.products.publish(home, "product", {
    config: {},
    named,
    card: { title: "T", description: null, language: "FR", duration: 60, picture: null },
    visible: true,
    publishedAt: at(0),
    basedOn: product.updatedAt,
    publishedBy: "00000000-0000-4000-8000-00000000000f",
    firstPerimeterSlug: PERIMETER,
    most: 300,
  });
  await database.close();
  unmount(place);
  return { home, writers };
}

/**
 * Saves as fast as possible until the power is cut. Answers the last acknowledged save of each learner, and leaves what
 * reached the device in `after`.
 */
async function writeUntilCut(image: string, after: string, { home, writers }: Scene): Promise<readonly number[]> {
  const place = mount(image, "running");
  const dataDir = join(place, "data");
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(dataDir, "pg"), binaries.postgres);
  if (!binaries || !runAs) throw new Error("the database cannot be started");
  const cluster = await startCluster(dataDir, binaries, runAs);
  const { host, port, user, database: name } = cluster.connection();
  const url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`;
  const database = await openDatabase({ url });
  const { progress } = bind(database.tenants);
  let isCut = false;
  const acknowledged = writers.map(() => 0);
  const filling = "x".repeat(12_000);
  const writing = writers.map(async (userId, number) => {
    for (let count = 1; !isCut; count += 1) {
      const save = { userId, perimeterSlug: PERIMETER, eventDate: at(count), progress: { count, filling } };
      const summary = { status: "STARTED", percentage: 0, score: null, time: count } as const;
      // The connection breaks with the power: nothing was acknowledged.
      const isSaved = await progress.save(home, { ...save, summary }).catch(() => false);
      if (!isCut && isSaved) acknowledged[number] = count;
    }
  });
  await delay(WINDOW[0] + Math.random() * (WINDOW[1] - WINDOW[0]));
  isCut = true;
  await cluster.crash();
  copyImage(image, after);
  await Promise.all(writing);
  await database.close();
  unmount(place);
  return acknowledged;
}

/** What our own start finds on the device: the last save of each learner. */
async function readBack(image: string, { home, writers }: Scene): Promise<readonly number[]> {
  const place = mount(image, "found");
  const database = await openDatabase({ dataDir: join(place, "data") });
  expect(database.kind).toBe("embedded");
  const { progress } = bind(database.tenants);
  const found = await Promise.all(
    writers.map(async (userId) => Number((await progress.read(home, userId, PERIMETER))?.["count"] ?? 0)),
  );
  // Learners go on from what was found.
  for (const [number, userId] of writers.entries()) {
    const summary = { status: "STARTED", percentage: 0, score: null, time: 0 } as const;
    const next = { userId, perimeterSlug: PERIMETER, eventDate: at((found[number] ?? 0) + 1), progress: {}, summary };
    expect(await progress.save(home, next)).toBe(true);
  }
  await database.close();
  unmount(place);
  return found;
}

test(`decisions 15: after ${ROUNDS} power cuts every acknowledged save is there`, {
  timeout: 600_000,
}, async (context) => {
  if (obstacle !== null) return context.skip(`power cuts cannot be tried here: ${obstacle}`);
  const [fresh, running, after] = ["fresh", "running", "after"].map((name) => join(folder, `${name}.img`)) as [
    string,
    string,
    string,
  ];
  makeImage(fresh, SIZE);
  const scene = await prepare(fresh);
  let [saved, lost] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    copyImage(fresh, running);
    const acknowledged = await writeUntilCut(running, after, scene);
    const found = await readBack(after, scene);
    for (const [number, count] of acknowledged.entries()) {
      saved += count;
      lost += Math.max(0, count - (found[number] ?? 0));
    }
  }
  console.info(`power cuts: ${ROUNDS} rounds, ${saved} saves acknowledged, ${lost} lost`);
  expect(lost).toBe(0);
  expect(saved).toBeGreaterThan(ROUNDS);
});
