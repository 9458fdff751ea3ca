/** Asks every 20 ms. @throws Error with `complaint` after `limit` milliseconds. */
export declare function waitUntil(fact: () => Promise<boolean>, limit: number, complaint: string): Promise<void>;
//# sourceMappingURL=wait-until.d.ts.map