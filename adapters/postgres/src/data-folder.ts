// Knows how the data folder comes to be, and what is said where it cannot.
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Makes the folder and those above it. @throws Error in plain words. */
export function makeDataFolder(path: string, mode: number): void {
  try {
    make(path, mode);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`The data folder (DATA_DIR) cannot be made: ${message}`, { cause });
  }
}

/** One by one: where nothing can be made though the folder above is there, as in /proc, Node's own way down never ends. */
function make(path: string, mode: number): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) make(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another server made it in the meantime.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
