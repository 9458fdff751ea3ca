// Knows the platform's secret: given by the operator, or made once and kept in the data folder.
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SIZE = 32;

/**
 * The secret of `dataDir`, readable by its owner alone. `given` (from the operator) wins. @throws Error when it is too
 * short.
 */
export function readSecret(dataDir: string, given?: string): Uint8Array {
  if (given !== undefined) {
    const bytes = new TextEncoder().encode(given);
    if (bytes.length < SIZE) throw new Error(`SECRET must have at least ${SIZE} characters.`);
    return bytes;
  }
  const file = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(SIZE), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const bytes = readFileSync(file);
  if (bytes.length < SIZE) throw new Error(`${file} is damaged: remove it, and everybody signs in again.`);
  return bytes;
}
