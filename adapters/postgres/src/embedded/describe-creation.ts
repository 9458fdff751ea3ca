// Knows what is said when no new cluster can be made: one sentence with what to do, not the command that failed.
import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Megabytes that a new cluster and its first growth take. */
const NEEDED = 200;

export function describeCreation(folder: string, error: unknown): string {
  const { message, stderr = "" } = error as Error & { readonly stderr?: string };
  const said = `${message}\n${stderr}`;
  if (/No space left on device|wrote only \d+ of|ENOSPC|EDQUOT|Disk quota exceeded/i.test(said))
    return `The disk of the data folder (DATA_DIR) is too small: a new database needs ${NEEDED} MB, and ${describeRoom(dirname(folder))} free there.`;
  const line = /(?:^initdb: (?:error: )?|(?:FATAL|PANIC|ERROR): +)(.+)$/m.exec(stderr);
  return `No database can be made in ${folder}: ${line?.[1] ?? message.split("\n")[0]}`;
}

function describeRoom(path: string): string {
  const { bavail, bsize } = statfsSync(path);
  return `${Math.floor((bavail * bsize) / 1_000_000)} are`;
}
