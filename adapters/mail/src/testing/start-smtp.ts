// Knows how a test gets a mail server that is not ours, in a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and body, as they came over the wire. */
  readonly raw: string;
}
export interface SmtpProcess {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  end(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL("./smtp-process.mjs", import.meta.url));

/** `refusing`: refuses every address for good (`mailbox`), or for the moment (`for-now`). */
export async function startSmtp(
  refusing: "nothing" | "mailbox" | "for-now" = "nothing",
  port = 0,
): Promise<SmtpProcess> {
  const child = spawn(process.execPath, [SCRIPT, refusing, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  const received: ReceivedMail[] = [];
  const listening = new Promise<number>((ready, fail) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const said = JSON.parse(line) as { port?: number } & Partial<ReceivedMail>;
      if (said.port !== undefined) ready(said.port);
      if (said.to && said.raw !== undefined) received.push({ to: said.to, raw: said.raw });
    });
    child.once("exit", (code) => fail(new Error(`the mail server ended (${code})`)));
  });
  const bound = await listening;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}
