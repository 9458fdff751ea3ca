// Knows how a test gets a storage that speaks S3 and is not ours, in a process of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BucketSettings } from "../bucket-client.ts";

export interface S3Process {
  readonly settings: BucketSettings & { readonly endpoint: string };
  /** The folder where it keeps what it was sent. */
  readonly folder: string;
  /** Ends it and waits until it is gone. */
  kill(): Promise<void>;
  /** Leaves it silent, its connections open. */
  pause(): void;
  resume(): void;
  /** Starts it again on the same port, with what it holds. */
  startAgain(): Promise<void>;
  /** Ends it and removes what it holds. */
  end(): Promise<void>;
}

const COMMAND = join(dirname(createRequire(import.meta.url).resolve("s3rver/package.json")), "bin/s3rver.js");
const BUCKET = "documents";

async function launch(folder: string, port: number): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  // For a list that is longer than one answer, this server encrypts the place to go on from with an old cipher.
  const node = ["--openssl-legacy-provider", COMMAND];
  const child = spawn(process.execPath, [...node, "-d", folder, "-a", "127.0.0.1", "-p", String(port), "-s"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const bound = await new Promise<number>((ready, fail) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listening on \S+:(\d+)/.exec(said);
      if (found) ready(Number(found[1]));
    });
    child.once("exit", (code) => fail(new Error(`the storage ended (${code})`)));
  });
  return { child, port: bound };
}

/** Starts one with a single bucket, and a single key that it accepts. */
export async function startS3(): Promise<S3Process> {
  const folder = mkdtempSync(join(tmpdir(), "academiz-s3-"));
  mkdirSync(join(folder, BUCKET));
  let running = await launch(folder, 0);
  const { port } = running;
  const kill = async () => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  };
  return {
    folder,
    settings: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      forcePathStyle: true,
      prefix: "",
    },
    kill,
    pause: () => void running.child.kill("SIGSTOP"),
    resume: () => void running.child.kill("SIGCONT"),
    async startAgain() {
      running = await launch(folder, port);
    },
    async end() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
