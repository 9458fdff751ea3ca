export declare const PUBLISHED: readonly string[];
export declare function packPackage(name: string, folder: string): string;
