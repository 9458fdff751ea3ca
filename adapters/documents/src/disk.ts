// Knows how full the disk of a folder is, and whether it takes what is written: asked often, looked at now and then.
import { randomUUID } from "node:crypto";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Disk, DiskSight } from "@academiz/backend/ports";
import { isRefusal } from "./out-of-reach.ts";

/** Milliseconds that a look is good for: whoever may ask may ask often. */
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
      // What could not be seen is looked for again.
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

/** Written through to the disk, and taken away again. */
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
