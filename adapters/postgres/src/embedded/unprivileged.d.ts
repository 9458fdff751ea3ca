export declare const ENVIRONMENT: {
    PATH: string;
    LC_ALL: string;
    TZ: string;
};
export interface RunAs {
    /** What the command line begins with. */
    readonly prefix: readonly string[];
    readonly uid?: number;
    readonly gid?: number;
}
/**
 * Chooses a user for the cluster in `folder`. PostgreSQL demands that an existing cluster runs as its owner; a new one
 * runs as the first user who has a name and can reach folder and binary. Null when there is no such user. @throws Error
 * in plain words where an existing one cannot be run.
 */
export declare function chooseUser(folder: string, binary: string): RunAs | null;
/** Gives a folder to the user that PostgreSQL runs as. */
export declare function giveFolder(folder: string, { uid, gid }: RunAs): void;
//# sourceMappingURL=unprivileged.d.ts.map