/** Answers a function that gives the lock back. @throws Error when a living server holds the folder. */
export declare function lockFolder(file: string): () => void;
export declare const isFolderLocked: (file: string) => boolean;
/**
 * When a process began, as the system tells it, so that a reused process number is not taken for the former process.
 * Empty: it does not live.
 */
export declare function readBirth(pid: number): string;
//# sourceMappingURL=folder-lock.d.ts.map