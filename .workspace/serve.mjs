// Knows how a built server is run: in this process, so that nothing stands between it and who starts it.
import { fileURLToPath } from "node:url";
import { whenAbandoned } from "./signals.mjs";

process.chdir(fileURLToPath(new URL("../shells/server", import.meta.url)));
whenAbandoned(() => process.kill(process.pid, "SIGTERM"));
await import("../shells/server/dist/built/main.js");
