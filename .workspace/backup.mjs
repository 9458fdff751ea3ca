// Knows how the commands of a backup are run: by the server that is built from these sources.
import { buildShells, ensureInstalled, SERVER } from "./prepare.mjs";
import { run } from "./run.mjs";

ensureInstalled();
buildShells([SERVER]);
const [command, ...args] = process.argv.slice(2);
process.exit(await run("node", ["--enable-source-maps", `${SERVER.folder}/dist/built/backup.js`, command, ...args]));
