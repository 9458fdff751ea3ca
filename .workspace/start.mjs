// Knows how the platform starts with one command: install and build only what changed, then run one server.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildShells, ensureInstalled, SERVER } from "./prepare.mjs";

const HOME = fileURLToPath(new URL("..", import.meta.url));

/** One child, in our process group: what a terminal or a supervisor tells us, it is told, and we leave after it, with its code. */
function serve() {
  const server = spawn(process.execPath, ["--enable-source-maps", SERVER.out], {
    cwd: join(HOME, SERVER.folder),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // Ctrl+C reaches the child by itself; it stops once, however often it is told.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGTERM"));
  server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

ensureInstalled();
buildShells();
serve();
