// Knows how a built server is run: as one child, which gets every signal that ends us.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ENDING, whenAbandoned } from "./signals.mjs";

/**
 * In our process group: it gets the same signals from a terminal or a supervisor, and we exit after it, with its code.
 */
const server = spawn(process.execPath, ["--enable-source-maps", "dist/built/main.js"], {
  cwd: fileURLToPath(new URL("../shells/server", import.meta.url)),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// Ctrl+C reaches the child by itself; it stops once, however many signals it gets.
const end = () => server.kill("SIGTERM");
for (const signal of ENDING) process.on(signal, end);
whenAbandoned(end);
server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
