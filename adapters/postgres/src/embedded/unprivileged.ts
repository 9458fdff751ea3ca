// Knows how root runs PostgreSQL, which refuses root: as another user, or in a user namespace, whichever works
// (decisions 1).
import { spawnSync } from "node:child_process";
import { accessSync, chownSync, constants, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A supervisor may give us no PATH at all: the system's own commands are found all the same. */
const PLACES = [process.env["PATH"], "/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"];
export const ENVIRONMENT = { PATH: PLACES.filter(Boolean).join(":"), LC_ALL: "C", TZ: "UTC" };

export interface RunAs {
  /** What the command line begins with. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The user that owns nothing. */
const NOBODY = 65534;
const MYSELF: RunAs = { prefix: [] };
const NAMESPACE: RunAs = { prefix: ["unshare", "-U", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] };
const asUser = (uid: number, gid: number): RunAs => ({ prefix: [], uid, gid });

/**
 * Chooses a user for the cluster in `folder`. PostgreSQL demands that an existing cluster runs as its owner; a new one
 * runs as the first user who has a name and can reach folder and binary. Null when there is no such user. @throws Error
 * in plain words where an existing one cannot be run.
 */
export function chooseUser(folder: string, binary: string): RunAs | null {
  const holder = statSync(folder, { throwIfNoEntry: false });
  if (holder) return demandOwner(folder, binary, holder);
  const users = isRoot() ? listUsers(dirname(folder)) : [MYSELF, NAMESPACE];
  return users.find((one) => canBegin(`${folder}.new`, binary, one)) ?? null;
}

/** Gives a folder to the user that PostgreSQL runs as. */
export function giveFolder(folder: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

const isRoot = () => process.getuid?.() === 0;

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

function demandOwner(folder: string, binary: string, { uid, gid }: Owner): RunAs {
  const mine = process.getuid?.();
  if (!isRoot() && (mine === undefined || mine === uid)) return MYSELF;
  if (!isRoot())
    throw new Error(
      `The database in ${folder} belongs to another user (${uid}): start as that one, or give it to yours: sudo chown -R ${mine} ${dirname(folder)}`,
    );
  const runAs = uid === 0 ? NAMESPACE : asUser(uid, gid);
  if (canRun(folder, binary, runAs)) return runAs;
  throw new Error(
    uid === 0
      ? `The database in ${folder} belongs to root, as whom PostgreSQL runs in a user namespace alone, and none is allowed here: give it to another user (chown -R) and start as that one.`
      : `The database in ${folder} belongs to the user ${uid}, as whom PostgreSQL cannot be run here: start as that one, or where root may become any user.`,
  );
}

/**
 * Whom to try, best first: a user who owns nothing, the owner of a closed folder on the way, root in a user namespace.
 */
const listUsers = (folder: string): readonly RunAs[] => [
  asUser(NOBODY, NOBODY),
  ...listGatekeepers(folder).map(({ uid, gid }) => asUser(uid, gid)),
  NAMESPACE,
];

/** The owners of the folders on the way that others may not pass through. */
function listGatekeepers(path: string): readonly Owner[] {
  const above = dirname(path) === path ? [] : listGatekeepers(dirname(path));
  const { mode, uid, gid } = statSync(path);
  return (mode & 0o001) === 0 && uid !== 0 ? [...above, { uid, gid }] : above;
}

/** Tries it with a folder like that of a new cluster, and removes it. */
function canBegin(fresh: string, binary: string, runAs: RunAs): boolean {
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  try {
    giveFolder(fresh, runAs);
    return canRun(fresh, binary, runAs);
  } catch {
    return false;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

const TRIAL = '[ -w "$0" ] && [ -x "$0" ] && id -un && exec "$1" --version';

/** True where that user can write there and run the binary, and we can read what it makes. */
function canRun(folder: string, binary: string, { prefix, uid, gid }: RunAs): boolean {
  const [command = "", ...args] = [...prefix, "sh", "-c", TRIAL, folder, binary];
  const ids = uid === undefined || gid === undefined ? {} : { uid, gid };
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(command, args, { ...ids, cwd: "/", env: ENVIRONMENT, stdio: "ignore" }).status === 0;
}
