import pg from "pg";
import type { Binaries } from "./binaries.ts";
import { type RunAs } from "./unprivileged.ts";
export interface Cluster {
    /** How a client reaches one of its databases. */
    connection(database?: string): pg.ClientConfig;
    stop(): Promise<void>;
    /** Ends it as a crash does, for good: nothing is written at its end. */
    crash(): Promise<void>;
}
/**
 * Starts the cluster of `dataDir/pg`, making it first where there is none; resolves when it answers queries. @throws
 * Error in plain words.
 */
export declare function startCluster(dataDir: string, binaries: Binaries, runAs: RunAs): Promise<Cluster>;
/** How a client reaches the PostgreSQL that runs on the folder, as it notes it itself; null when none is ready. */
export declare function findRunning(folder: string): pg.ClientConfig | null;
//# sourceMappingURL=cluster.d.ts.map