// Knows that journeys run a build of the present sources.
import { buildShells } from "./prepare.mjs";

export default () => buildShells();
