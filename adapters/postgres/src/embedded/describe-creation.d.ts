export declare function describeCreation(folder: string, error: unknown): string;
//# sourceMappingURL=describe-creation.d.ts.map