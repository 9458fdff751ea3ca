// Knows what the PostgreSQL adapter offers.
export type { Patience } from "./await-database.ts";
export { type Copying, demandDatabase, openForCopying } from "./copying/open-for-copying.ts";
export { makeDataFolder } from "./data-folder.ts";
export type { OpenDatabase } from "./database.ts";
export { type Cluster, chooseUser, findBinaries, startCluster } from "./embedded/index.ts";
export { openFallback } from "./fallback.ts";
export { isOfGone, isOfNobody } from "./is-of-nobody.ts";
export { JOB_CHANNEL } from "./job-news.ts";
export { type DatabaseAddress, openDatabase } from "./open-database.ts";
export * from "./repositories/index.ts";
export { isDatabaseFull, isUnavailable } from "./sql/is-unavailable.ts";
export type { Tenants } from "./tenancy/tenants.ts";
export { createCallers } from "./tenancy/vouching.ts";
