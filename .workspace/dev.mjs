// Knows how developers work: the server restarts on a change, each shell reloads by itself.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { ensureInstalled } from "./prepare.mjs";
import { ENDING, whenAbandoned } from "./signals.mjs";

const HOME = resolve(import.meta.dirname, "..");
const VITE = resolve(HOME, "node_modules/vite/bin/vite.js");
const SHELLS = [
  ["learner site", "shells/front", 5173, "/"],
  ["back office", "shells/back-office", 5174, "/admin/"],
  ["player", "shells/player", 5175, "/play/"],
  ["gallery", "shells/ui/gallery", 5176, "/gallery/"],
];

ensureInstalled();
const children = [
  spawn(process.execPath, ["--watch", "--import", "tsx", "src/main.ts"], {
    cwd: resolve(HOME, "shells/server"),
    stdio: "inherit",
  }),
  ...SHELLS.map(([, folder, port]) =>
    spawn(process.execPath, [VITE, "--port", String(port), "--strictPort", "--logLevel", "warn"], {
      cwd: resolve(HOME, folder),
      stdio: "inherit",
    }),
  ),
];
process.stdout.write(`\n  Hot reload (API calls go to the server on port ${process.env["PORT"] || 3000}):\n`);
for (const [name, , port, base] of SHELLS)
  process.stdout.write(`  ${name.padEnd(14)} http://localhost:${port}${base}\n`);

const end = () => {
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ENDING) process.on(signal, end);
whenAbandoned(end);
await Promise.all(children.map((child) => new Promise((done) => child.once("exit", done))));
