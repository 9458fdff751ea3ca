// Knows that journeys run what stands in the sources.
import { buildShells } from "./prepare.mjs";

export default () => buildShells();
