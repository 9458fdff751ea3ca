/** How a PostgreSQL with the demo is reached, as plain data: tests run in other processes. */
export interface SharedPostgres {
    readonly host: string;
    readonly port: number;
    readonly user: string;
}
export interface DatabaseCopy {
    /** As in DATABASE_URL. */
    readonly url: string;
    drop(): Promise<void>;
}
/** Starts a PostgreSQL on a copy of a stopped server's data folder. */
export declare function serveCopies(dataDir: string): Promise<{
    shared: SharedPostgres;
    stop(): Promise<void>;
}>;
export declare function copyDatabase(shared: SharedPostgres): Promise<DatabaseCopy>;
//# sourceMappingURL=demo-copies.d.ts.map