// Knows how PostgreSQL, which refuses root, is run by root: as another user, or in a user namespace (decisions 1).
import { spawnSync } from "node:child_process";
import { chownSync, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

export interface RunAs {
  /** What the command line begins with. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The user that owns nothing. */
const NOBODY = 65534;
const NAMESPACE: RunAs = { prefix: ["unshare", "-U", "--map-user=1000", "--map-group=1000"] };

/**
 * Chooses for a cluster in `folder`. One that exists is run as its owner, since PostgreSQL demands it; a new one as `nobody` where every folder on
 * the way is open, else in a namespace. Null when root can do neither here.
 */
export function chooseUser(folder: string, binary: string): RunAs | null {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (existsSync(join(folder, "PG_VERSION"))) {
    const { uid, gid } = statSync(folder);
    return uid === 0 ? tryNamespace() : { prefix: [], uid, gid };
  }
  return isOpen(dirname(folder)) && isOpen(binary) ? { prefix: [], uid: NOBODY, gid: NOBODY } : tryNamespace();
}

/** Gives a folder to whom PostgreSQL runs as. */
export function giveFolder(folder: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

const tryNamespace = (): RunAs | null => {
  const [command = "", ...args] = [...NAMESPACE.prefix, "true"];
  return spawnSync(command, args).status === 0 ? NAMESPACE : null;
};

/** Others may pass through it and all that it stands in. */
function isOpen(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpen(dirname(path));
}
