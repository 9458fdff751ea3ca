export interface Binaries {
    readonly postgres: string;
    readonly initdb: string;
}
/** Null when npm has none for this platform (musl, rare processors). */
export declare function findBinaries(): Binaries | null;
//# sourceMappingURL=binaries.d.ts.map