// Knows whether this device would show a page of the site without a network.
import { APPS, findCopy, readOwner } from "./copies.ts";

/** Both are undefined where the browser has none, or gives none to this page. */
export interface SiteStores {
  readonly workers: Pick<ServiceWorkerContainer, "controller"> | undefined;
  readonly caches: CacheStorage | undefined;
}

/** A worker answers this page, the apps are here, and so is what somebody opened. */
export async function holdsSite({ workers, caches }: SiteStores): Promise<boolean> {
  if (!workers?.controller || !caches) return false;
  return (await findCopy(caches, APPS, "/")) !== undefined && (await readOwner(caches)) !== null;
}
