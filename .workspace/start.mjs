// Knows how the platform starts with one command: install and build only what changed, then run one server.
import { buildShells, ensureInstalled } from "./prepare.mjs";

ensureInstalled();
buildShells();
await import("./serve.mjs");
