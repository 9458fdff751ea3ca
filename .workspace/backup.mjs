// Knows how the commands of an operator are run: by the server that is built from these sources.
import { buildShells, ensureInstalled, SERVER } from "./prepare.mjs";
import { run } from "./run.mjs";

ensureInstalled();
buildShells([SERVER]);
const [command, ...args] = process.argv.slice(2);
const given = command === "reset-second-factor" ? [`${command}.js`] : ["backup.js", command];
const [script, ...first] = given;
process.exit(await run("node", [`${SERVER.folder}/dist/built/${script}`, ...first, ...args]));
