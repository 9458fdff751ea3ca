// Knows where the program of the printing thread lies, in the built server and in its source.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/** Megabytes: a picture that would fill the memory of the server ends its thread alone. */
const MOST_MEMORY = 512;

/** The thread keeps no process from ending. */
export function openWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY };
  const built = join(import.meta.dirname, "print-worker.js");
  const worker = existsSync(built)
    ? new Worker(built, { resourceLimits })
    : new Worker(translate(join(import.meta.dirname, "print-worker.ts")), { eval: true, resourceLimits });
  worker.unref();
  return worker;
}

/** Without a build, its source is translated while it is loaded. */
function translate(script: string): string {
  const translator = join(
    dirname(createRequire(import.meta.url).resolve("tsx/package.json")),
    "dist/esm/api/index.mjs",
  );
  const [api, url] = [translator, script].map((path) => JSON.stringify(pathToFileURL(path).href));
  return `import(${api}).then(({ register }) => { register(); return import(${url}); });`;
}
