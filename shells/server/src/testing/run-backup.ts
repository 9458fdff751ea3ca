// Knows how a test runs the commands of an operator who moves a platform, as processes of their own.
import { spawn, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const find = (name: string) => fileURLToPath(new URL(`../../dist/built/${name}.js`, import.meta.url));
const COMMAND = find("backup");

export interface EndedCommand {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `folder`: the folder that file names are relative to. */
export function runBackup(folder: string, dataDir: string, ...args: readonly string[]): EndedCommand {
  return runCommand(COMMAND, folder, dataDir, args);
}

export const resetSecondFactor = (dataDir: string, ...args: readonly string[]): EndedCommand =>
  runCommand(find("reset-second-factor"), tmpdir(), dataDir, args);

function runCommand(command: string, folder: string, dataDir: string, args: readonly string[]): EndedCommand {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

/** Begins the process and waits for nothing. */
export const launchBackup = (folder: string, dataDir: string, ...args: readonly string[]) =>
  spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder },
    stdio: "ignore",
  });
