// Knows how the worker that answers without a network is built: one script beside the pages, under a fixed name.
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const entry = fileURLToPath(new URL("src/offline/compose-worker.ts", import.meta.url));

export const offlineWorker: Plugin = {
  name: "offline-worker",
  apply: "build",
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      build: {
        write: false,
        target: "es2022",
        rolldownOptions: {
          input: entry,
          // As in the apps: schemas that the worker does not use are left out.
          treeshake: { manualPureFunctions: ["z"] },
          output: { format: "es", codeSplitting: false, entryFileNames: "worker.js" },
        },
      },
    });
    const [output] = Array.isArray(built) ? built : [built];
    const chunk = output && "output" in output ? output.output[0] : undefined;
    if (!chunk) throw new Error("the worker was not built");
    this.emitFile({ type: "asset", fileName: "worker.js", source: chunk.code });
  },
};
