// Knows what a start needs before the server runs: what changed is installed and built. A process of its own, so that
// the server does not keep the memory that this takes.
import { buildShells, ensureInstalled } from "./prepare.mjs";

ensureInstalled();
buildShells();
