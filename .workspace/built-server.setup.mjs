// Knows that tests which run the server as a process run the one that stands in the sources.
import { buildShells, SERVER } from "./prepare.mjs";

export default () => buildShells([SERVER]);
