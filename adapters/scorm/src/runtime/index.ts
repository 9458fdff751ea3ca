// Knows the runtime of uploaded packages: each version is loaded when a package of it is played.
import type { ScormRuntime } from "@academiz/application/ports";
import { startItem } from "./start-item.ts";

export const createScormRuntime = (): ScormRuntime => ({
  async start(order, listener) {
    const makeEngine =
      order.version === "1.2"
        ? (await import("./engine-12.ts")).createEngine12
        : (await import("./engine-2004.ts")).createEngine2004;
    return startItem(order, makeEngine, listener);
  },
  startPackage: async (order) => (await import("./run-package.ts")).runPackage(order),
});
