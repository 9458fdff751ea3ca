// Knows what runs the contents of uploaded packages.
import type { RunningItem, RuntimeListener, RuntimeOrder } from "./scorm-item.ts";
import type { PackageOrder, RunningPackage } from "./scorm-package.ts";

/** Runs contents. */
export interface ScormRuntime {
  /** @throws Error if the runtime itself cannot be loaded (its script did not arrive). */
  start(order: RuntimeOrder, listener: RuntimeListener): Promise<RunningItem>;
  /** For a package with rules. @throws Error as `start`. */
  startPackage(order: PackageOrder): Promise<RunningPackage>;
}
