// Knows how PostgreSQL, which refuses root, is run by root: as another user, or in a user namespace, as tried
// (decisions 1).
import { spawnSync } from "node:child_process";
import { accessSync, chownSync, constants, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A supervisor may give us no path at all: the system's own commands are found all the same. */
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
 * Chooses for a cluster in `folder`. One that exists is run as its owner, since PostgreSQL demands it; a new one as the
 * first who is seen to reach folder and binary, and has a name, which PostgreSQL wants. Null when there is no such
 * user. @throws Error in plain words where one that exists cannot be run.
 */
export function chooseUser(folder: string, binary: string): RunAs | null {
  const holder = statSync(folder, { throwIfNoEntry: false });
  if (holder) return demandOwner(folder, binary, holder);
  const users = isRoot() ? listUsers(dirname(folder)) : [MYSELF, NAMESPACE];
  return users.find((one) => canBegin(`${folder}.new`, binary, one)) ?? null;
}

/** Gives a folder to whom PostgreSQL runs as. */
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

/** Whom to try, best first: one who owns nothing, who owns a closed folder on the way, root's own shadow. */
const listUsers = (folder: string): readonly RunAs[] => [
  asUser(NOBODY, NOBODY),
  ...listGatekeepers(folder).map(({ uid, gid }) => asUser(uid, gid)),
  NAMESPACE,
];

/** Who owns the folders on the way that others may not pass through. */
function listGatekeepers(path: string): readonly Owner[] {
  const above = dirname(path) === path ? [] : listGatekeepers(dirname(path));
  const { mode, uid, gid } = statSync(path);
  return (mode & 0o001) === 0 && uid !== 0 ? [...above, { uid, gid }] : above;
}

/** With a folder as a new cluster gets it, of which nothing stays. */
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

/** That user writes there and runs the binary, and what it makes there is open to us. */
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
