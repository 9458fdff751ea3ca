// Knows how full the disk of a folder is, and whether it can be written to; asked often, it looks only now and then.
import { randomUUID } from "node:crypto";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Disk, DiskSight } from "@academiz/backend/ports";
import { isRefusal } from "./out-of-reach.ts";

/** How many milliseconds the result of a look stays good, since many may ask often. */
const LIFE = 5_000;
const TRIAL = Buffer.alloc(16_384, 1);

export function createDisk(folder: string): Disk {
  let last: Promise<DiskSight> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    look() {
      const now = performance.now();
      if (last && now - lookedAt < LIFE) return last;
      lookedAt = now;
      last = lookAt(folder);
      // A look that failed is not remembered: the next question looks again.
      last.catch(() => {
        last = undefined;
      });
      return last;
    },
  };
}

async function lookAt(folder: string): Promise<DiskSight> {
  const isRefusing = !(await takesTrial(folder));
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize, isRefusing };
}

/** Writes a file through to the disk, and removes it again. */
async function takesTrial(folder: string): Promise<boolean> {
  const path = join(folder, `trial-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(TRIAL);
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
