// Knows how a test runs the real server as a process of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { fillDataFolder } from "./fill-data-folder.ts";

export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it printed until it was ready. */
  readonly output: string;
  /** Ends it and waits until it is gone. Answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const FOLDER = fileURLToPath(new URL("../..", import.meta.url));

/** Begins the process and waits for nothing. `under`: what the command line begins with. */
export function launchServer(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
) {
  const [command = "", ...args] = [...under, process.execPath, "dist/built/main.js"];
  return spawn(command, args, {
    cwd: FOLDER,
    env: {
      ...process.env,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      CONTENT_PORT: "0",
      DATA_DIR: dataDir,
      ...env,
    },
  });
}

/** Resolves when it says that it is ready. @throws Error with what it printed when it ends before. */
export async function spawnServer(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
): Promise<SpawnedServer> {
  await fillDataFolder(dataDir, env);
  const child = launchServer(port, dataDir, env, under);
  let output = "";
  await new Promise<void>((ready, fail) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("is ready")) ready();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => fail(new Error(`the server ended (${code}): ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output,
    async end(signal) {
      const exit = once(child, "exit");
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
