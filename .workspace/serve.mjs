// Knows how a built server is run: as one child, to which everything that ends us comes.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ENDING, whenAbandoned } from "./signals.mjs";

/** In our process group: what a terminal or a supervisor tells us, it is told, and we leave after it, with its code. */
const server = spawn(process.execPath, ["--enable-source-maps", "dist/built/main.js"], {
  cwd: fileURLToPath(new URL("../shells/server", import.meta.url)),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// Ctrl+C reaches the child by itself; it stops once, however often it is told.
const end = () => server.kill("SIGTERM");
for (const signal of ENDING) process.on(signal, end);
whenAbandoned(end);
server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
