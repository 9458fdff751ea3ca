// Knows how the data folder is made, and what is said where it cannot be.
import { accessSync, constants, mkdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes the folder and those above it; the answer removes those that are still empty. @throws Error in plain words. */
export function makeDataFolder(path: string, mode: number): () => void {
  const made: string[] = [];
  try {
    make(path, mode, made);
  } catch (cause) {
    removeEmpty(made);
    const { message } = cause as Error;
    throw new Error(`The data folder (DATA_DIR) cannot be made: ${message}`, { cause });
  }
  try {
    demandUse(path);
    return () => removeEmpty(made);
  } catch (error) {
    removeEmpty(made);
    throw error;
  }
}

/** Makes them one by one: where nothing can be made, as in /proc, Node's own recursion never ends. */
function make(path: string, mode: number, made: string[]): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) make(dirname(path), mode, made);
  try {
    mkdirSync(path, { mode });
    made.push(path);
  } catch (error) {
    // Another server made it in the meantime.
    if (!isFolder(path)) throw error;
  }
}

/** Files that servers write there under their own name; PostgreSQL's folder belongs to its user. */
const OURS = ["", "server.lock", "postgres.log", "pglite", "secret", "documents", "documents/drafts"];
const { R_OK, W_OK, X_OK } = constants;

/** Checks that all of it that exists can be read and written. @throws Error in plain words. */
function demandUse(path: string): void {
  for (const name of OURS) {
    const place = join(path, name);
    try {
      accessSync(place, isFolder(place) ? R_OK | W_OK | X_OK : R_OK | W_OK);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code !== "ENOENT") throw new Error(describeClosed(path, place, code), { cause });
    }
  }
}

function describeClosed(path: string, place: string, code: string | undefined): string {
  if (code === "EROFS") return `The data folder (DATA_DIR) lies on a disk that is read-only: ${path}.`;
  const holder = ownerOf(place);
  const uid = process.getuid?.();
  if (holder === null || uid === undefined || holder === uid)
    return `The data folder (DATA_DIR) cannot be written: ${place} is closed to this user (${code}).`;
  const whose = holder === 0 ? "root, from an earlier start perhaps" : `another user (${holder})`;
  return `The data folder (DATA_DIR) cannot be written: ${place} belongs to ${whose}. Set another, or give it to this user: sudo chown -R ${uid} ${path}`;
}

function ownerOf(path: string): number | null {
  try {
    return statSync(path).uid;
  } catch {
    return null;
  }
}

/** From the innermost out, as far as they are empty. */
function removeEmpty(made: readonly string[]): void {
  try {
    for (const path of made.toReversed()) rmdirSync(path);
  } catch {
    // It holds a file of somebody's.
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
