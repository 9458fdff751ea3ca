/**
 * Ends the living postmaster of this folder, if there is one. postmaster.pid is left to PostgreSQL, which recognises a
 * stale one itself.
 */
export declare function endOrphan(folder: string): Promise<void>;
/** SIGINT is a fast shutdown: sessions are cut, everything is written down. SIGQUIT is an immediate one: nothing is. */
export declare function stopPostgres(pid: number, signal?: "SIGINT" | "SIGQUIT"): Promise<void>;
//# sourceMappingURL=orphan.d.ts.map