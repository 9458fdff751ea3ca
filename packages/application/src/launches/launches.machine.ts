// Knows how an author looks through the launches of a package, and reads the calls of one.
import { createListing, type Lister } from "../listing/index.ts";
import type { LaunchCriteria, LaunchDetails, LaunchLog, LaunchPage } from "../ports/index.ts";

/** Launches on a page. */
export const LAUNCH_PAGE = 20;

/** The launches of a package: a list that is run by XState with `listLaunches` and criteria. */
export const launchesMachine = createListing<LaunchCriteria, LaunchPage, LaunchDetails>("launches");

/** Where the launches of a package are read. `slug` is the product's. */
export const listLaunches = (launches: LaunchLog, slug: string): Lister<LaunchCriteria, LaunchPage, LaunchDetails> => ({
  list: (criteria) => launches.list(slug, criteria, LAUNCH_PAGE),
  read: (uuid) => launches.read(slug, uuid),
});
