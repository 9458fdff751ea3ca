// Knows how large a file an operator accepts, and how slowly it may arrive.
import type { Read } from "./config-values.ts";

export interface UploadConfig {
  /** Bytes of a file. */
  readonly limit: number;
  /** Milliseconds within which some bytes must arrive. */
  readonly patience: number;
  /** Bytes that the files of one client may have together; null: any number. */
  readonly clientLimit: number | null;
}

const MEBIBYTE = 1_048_576;
/** The most mebibytes of a file: the database counts its bytes in 32 bits. */
const MOST = 2_047;
/** Mebibytes of a client: a pebibyte, which nobody counts wrong. */
const MOST_OF_CLIENT = 1_073_741_824;

/** @throws Error naming the variable that is wrong. */
export function readUploads(read: Read): UploadConfig {
  const readNumber = (name: string, preset: number, most: number, unit: string): number => {
    const text = read(name);
    const value = text === undefined ? preset : Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new Error(`${name} is no number of ${unit} from 1 to ${most}: ${text}`);
    return value;
  };
  return {
    limit: readNumber("UPLOAD_LIMIT", 1_024, MOST, "mebibytes") * MEBIBYTE,
    clientLimit:
      read("CLIENT_UPLOAD_LIMIT") === undefined
        ? null
        : readNumber("CLIENT_UPLOAD_LIMIT", 1, MOST_OF_CLIENT, "mebibytes") * MEBIBYTE,
    patience: readNumber("UPLOAD_PATIENCE", 30, 600, "seconds") * 1_000,
  };
}
