// Knows the failures of a store that pass: the place is full, absent, or closed to us for the moment.

/** Its message is fit for a log: it holds no key, no secret and no request. */
export class OutOfReach extends Error {
  override readonly name = "OutOfReach";
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export const isOutOfReach = (error: unknown): boolean => error instanceof OutOfReach;

/** The disk is full, or takes no more; a storage says it in words of its own. */
const REFUSING = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EFBIG", "QuotaExceeded", "XMinioStorageFull"]);
const PASSING = new Set([...REFUSING, "EMFILE", "ENFILE"]);

/** True for a write that was refused because there is no room, or no right to write, at the place of the bytes. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "code" in error && REFUSING.has(String(error.code));
/** True where the store itself is full; a full disk elsewhere on the platform does not count. */
export const isStoreFull = (error: unknown): boolean => error instanceof OutOfReach && isRefusal(error);

/** Does work on the disk; failures that pass are thrown as `OutOfReach`. */
export async function orOutOfReach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && PASSING.has(code) ? new OutOfReach(`The folder of documents: ${code}.`, code) : error;
  }
}
