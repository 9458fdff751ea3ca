// Knows how a page has its site answered without a network: by a worker that is registered once the page is at rest.
import { forgetOwners } from "./copies.ts";

export interface SiteWatch {
  /** Resolves false where the browser takes no worker. */
  readonly isThere: Promise<boolean>;
  /** Its worker once it is at work; null where there is none. */
  readonly worker: Promise<ServiceWorkerRegistration | null>;
  /** Fetches the apps, and resolves whether they are there. */
  prepare(): Promise<boolean>;
  /** Deletes all copies: nobody is signed in any more. */
  forget(): Promise<void>;
}

/** How many milliseconds a silent worker is waited for. */
const PATIENCE = 60_000;

/** `workers` and `caches` are undefined where the browser has none, or gives none to this page. */
export function watchSite(
  workers: ServiceWorkerContainer | undefined,
  caches: CacheStorage | undefined,
  address: string,
): SiteWatch {
  const registered = workers
    ?.register(address, { type: "module", scope: "/", updateViaCache: "none" })
    .catch(() => null);
  async function prepare(): Promise<boolean> {
    if (!(await registered)) return false;
    const worker = (await workers?.ready)?.active;
    if (!worker) return false;
    return new Promise((resolve) => {
      const line = new MessageChannel();
      const timer = setTimeout(() => resolve(false), PATIENCE);
      line.port1.onmessage = ({ data }) => {
        clearTimeout(timer);
        resolve(data === true);
      };
      worker.postMessage("prepare", [line.port2]);
    });
  }
  return {
    isThere: Promise.resolve(registered).then((registration) => registration != null),
    worker: Promise.resolve(registered).then((registration) => (registration ? (workers?.ready ?? null) : null)),
    prepare,
    async forget() {
      if (caches) await forgetOwners(caches);
    },
  };
}
